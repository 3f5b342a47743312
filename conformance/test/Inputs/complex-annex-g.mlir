// ULP: 4
// Zeros, infinities and NaN of functions of complex numbers, from the tables in annex G.6 of C; _ is a sign that the tables leave open. No description decides them: this is what our lowering chooses.
func.func @of_sqrt(%z: complex<f64>) -> (f64, f64) {
  %0 = complex.sqrt %z : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  return %1, %2 : f64, f64
}
func.func @of_exp(%z: complex<f64>) -> (f64, f64) {
  %0 = complex.exp %z : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  return %1, %2 : f64, f64
}
func.func @of_log(%z: complex<f64>) -> (f64, f64) {
  %0 = complex.log %z : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  return %1, %2 : f64, f64
}
func.func @of_log1p(%z: complex<f64>) -> (f64, f64) {
  %0 = complex.log1p %z : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  return %1, %2 : f64, f64
}
func.func @of_expm1(%z: complex<f64>) -> (f64, f64) {
  %0 = complex.expm1 %z : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  return %1, %2 : f64, f64
}
func.func @of_sin(%z: complex<f64>) -> (f64, f64) {
  %0 = complex.sin %z : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  return %1, %2 : f64, f64
}
func.func @of_cos(%z: complex<f64>) -> (f64, f64) {
  %0 = complex.cos %z : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  return %1, %2 : f64, f64
}
func.func @of_tan(%z: complex<f64>) -> (f64, f64) {
  %0 = complex.tan %z : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  return %1, %2 : f64, f64
}
func.func @of_tanh(%z: complex<f64>) -> (f64, f64) {
  %0 = complex.tanh %z : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  return %1, %2 : f64, f64
}
func.func @of_sign(%z: complex<f64>) -> (f64, f64) {
  %0 = complex.sign %z : complex<f64>
  %1 = complex.re %0 : complex<f64>
  %2 = complex.im %0 : complex<f64>
  return %1, %2 : f64, f64
}
func.func @of_abs(%z: complex<f64>) -> f64 {
  %0 = complex.abs %z : complex<f64>
  return %0 : f64
}
func.func @of_angle(%z: complex<f64>) -> f64 {
  %0 = complex.angle %z : complex<f64>
  return %0 : f64
}
// csqrt of conjugates is conjugate.
// CALL: @of_sqrt((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_sqrt((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_sqrt((-0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_sqrt((-0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_sqrt((1.5, inf)) -> inf, inf
// CALL: @of_sqrt((1.5, -inf)) -> inf, -inf
// CALL: @of_sqrt((-1.5, inf)) -> inf, inf
// CALL: @of_sqrt((-1.5, -inf)) -> inf, -inf
// CALL: @of_sqrt((inf, inf)) -> inf, inf
// CALL: @of_sqrt((inf, -inf)) -> inf, -inf
// CALL: @of_sqrt((-inf, inf)) -> inf, inf
// CALL: @of_sqrt((-inf, -inf)) -> inf, -inf
// CALL: @of_sqrt((nan, inf)) -> inf, inf
// CALL: @of_sqrt((nan, -inf)) -> inf, -inf
// CALL: @of_sqrt((1.5, nan)) -> nan, nan
// CALL: @of_sqrt((-inf, 1.5)) -> 0.0, inf
// CALL: @of_sqrt((-inf, -1.5)) -> 0.0, -inf
// CALL: @of_sqrt((-inf, 0.0)) -> 0.0, inf
// CALL: @of_sqrt((-inf, -0.0)) -> 0.0, -inf
// CALL: @of_sqrt((inf, 1.5)) -> inf, 0.0
// CALL: @of_sqrt((inf, -1.5)) -> inf, -0.0
// CALL: @of_sqrt((inf, 0.0)) -> inf, 0.0
// CALL: @of_sqrt((inf, -0.0)) -> inf, -0.0
// CALL: @of_sqrt((inf, nan)) -> inf, nan
// CALL: @of_sqrt((-inf, nan)) -> nan, _
// CALL: @of_sqrt((nan, 1.5)) -> nan, nan
// CALL: @of_sqrt((nan, -1.5)) -> nan, nan
// CALL: @of_sqrt((nan, nan)) -> nan, nan
// CALL: @of_sqrt((-4.0, 0.0)) -> 0.0, 2.0
// CALL: @of_sqrt((-4.0, -0.0)) -> 0.0, -2.0
// CALL: @of_sqrt((4.0, 0.0)) -> 2.0, 0.0
// CALL: @of_sqrt((4.0, -0.0)) -> 2.0, -0.0
// cexp of conjugates is conjugate.
// CALL: @of_exp((0.0, 0.0)) -> 1.0, 0.0
// CALL: @of_exp((0.0, -0.0)) -> 1.0, -0.0
// CALL: @of_exp((-0.0, 0.0)) -> 1.0, 0.0
// CALL: @of_exp((-0.0, -0.0)) -> 1.0, -0.0
// CALL: @of_exp((1.5, inf)) -> nan, nan
// CALL: @of_exp((1.5, -inf)) -> nan, nan
// CALL: @of_exp((0.0, inf)) -> nan, nan
// CALL: @of_exp((0.0, -inf)) -> nan, nan
// CALL: @of_exp((1.5, nan)) -> nan, nan
// CALL: @of_exp((inf, 0.0)) -> inf, 0.0
// CALL: @of_exp((inf, -0.0)) -> inf, -0.0
// CALL: @of_exp((-inf, 1.0)) -> 0.0, 0.0
// CALL: @of_exp((-inf, -1.0)) -> 0.0, -0.0
// CALL: @of_exp((-inf, 2.0)) -> -0.0, 0.0
// CALL: @of_exp((-inf, -2.0)) -> -0.0, -0.0
// CALL: @of_exp((-inf, 4.0)) -> -0.0, -0.0
// CALL: @of_exp((-inf, -4.0)) -> -0.0, 0.0
// CALL: @of_exp((inf, 1.0)) -> inf, inf
// CALL: @of_exp((inf, -1.0)) -> inf, -inf
// CALL: @of_exp((inf, 2.0)) -> -inf, inf
// CALL: @of_exp((inf, -2.0)) -> -inf, -inf
// CALL: @of_exp((inf, 4.0)) -> -inf, -inf
// CALL: @of_exp((inf, -4.0)) -> -inf, inf
// CALL: @of_exp((inf, inf)) -> _, nan
// CALL: @of_exp((inf, -inf)) -> _, nan
// CALL: @of_exp((inf, nan)) -> _, nan
// CALL: @of_exp((nan, 0.0)) -> nan, 0.0
// CALL: @of_exp((nan, -0.0)) -> nan, -0.0
// CALL: @of_exp((nan, 1.0)) -> nan, nan
// CALL: @of_exp((nan, -1.0)) -> nan, nan
// CALL: @of_exp((nan, nan)) -> nan, nan
// clog of conjugates is conjugate.
// CALL: @of_log((-0.0, 0.0)) -> -inf, 3.14159265358979323846
// CALL: @of_log((-0.0, -0.0)) -> -inf, -3.14159265358979323846
// CALL: @of_log((0.0, 0.0)) -> -inf, 0.0
// CALL: @of_log((0.0, -0.0)) -> -inf, -0.0
// CALL: @of_log((1.5, inf)) -> inf, 1.57079632679489661923
// CALL: @of_log((1.5, -inf)) -> inf, -1.57079632679489661923
// CALL: @of_log((-1.5, inf)) -> inf, 1.57079632679489661923
// CALL: @of_log((-1.5, -inf)) -> inf, -1.57079632679489661923
// CALL: @of_log((1.5, nan)) -> nan, nan
// CALL: @of_log((-inf, 1.5)) -> inf, 3.14159265358979323846
// CALL: @of_log((-inf, -1.5)) -> inf, -3.14159265358979323846
// CALL: @of_log((-inf, 0.0)) -> inf, 3.14159265358979323846
// CALL: @of_log((-inf, -0.0)) -> inf, -3.14159265358979323846
// CALL: @of_log((inf, 1.5)) -> inf, 0.0
// CALL: @of_log((inf, -1.5)) -> inf, -0.0
// CALL: @of_log((inf, 0.0)) -> inf, 0.0
// CALL: @of_log((inf, -0.0)) -> inf, -0.0
// CALL: @of_log((-inf, inf)) -> inf, 2.35619449019234492885
// CALL: @of_log((-inf, -inf)) -> inf, -2.35619449019234492885
// CALL: @of_log((inf, inf)) -> inf, 0.785398163397448309616
// CALL: @of_log((inf, -inf)) -> inf, -0.785398163397448309616
// CALL: @of_log((inf, nan)) -> inf, nan
// CALL: @of_log((-inf, nan)) -> inf, nan
// CALL: @of_log((nan, 1.5)) -> nan, nan
// CALL: @of_log((nan, -1.5)) -> nan, nan
// CALL: @of_log((nan, inf)) -> inf, nan
// CALL: @of_log((nan, -inf)) -> inf, nan
// CALL: @of_log((nan, nan)) -> nan, nan
// CALL: @of_log((-1.0, 0.0)) -> 0.0, 3.14159265358979323846
// CALL: @of_log((-1.0, -0.0)) -> 0.0, -3.14159265358979323846
// log1p is the logarithm of 1 + z, whose real part is 0.0 where z is -1.
// CALL: @of_log1p((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_log1p((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_log1p((-1.0, 0.0)) -> -inf, 0.0
// CALL: @of_log1p((-1.0, -0.0)) -> -inf, -0.0
// CALL: @of_log1p((-2.0, 0.0)) -> 0.0, 3.14159265358979323846
// CALL: @of_log1p((-2.0, -0.0)) -> 0.0, -3.14159265358979323846
// CALL: @of_log1p((inf, 1.5)) -> inf, 0.0
// CALL: @of_log1p((inf, -1.5)) -> inf, -0.0
// CALL: @of_log1p((-inf, 1.5)) -> inf, 3.14159265358979323846
// CALL: @of_log1p((-inf, -1.5)) -> inf, -3.14159265358979323846
// CALL: @of_log1p((-inf, inf)) -> inf, 2.35619449019234492885
// CALL: @of_log1p((-inf, -inf)) -> inf, -2.35619449019234492885
// CALL: @of_log1p((nan, inf)) -> inf, nan
// CALL: @of_log1p((nan, -inf)) -> inf, nan
// CALL: @of_log1p((nan, nan)) -> nan, nan
// expm1 is exp - 1.
// CALL: @of_expm1((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_expm1((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_expm1((inf, 0.0)) -> inf, 0.0
// CALL: @of_expm1((inf, -0.0)) -> inf, -0.0
// CALL: @of_expm1((-inf, 1.0)) -> -1.0, 0.0
// CALL: @of_expm1((-inf, -1.0)) -> -1.0, -0.0
// CALL: @of_expm1((-inf, 4.0)) -> -1.0, -0.0
// CALL: @of_expm1((-inf, -4.0)) -> -1.0, 0.0
// CALL: @of_expm1((inf, 2.0)) -> -inf, inf
// CALL: @of_expm1((inf, -2.0)) -> -inf, -inf
// CALL: @of_expm1((1.5, inf)) -> nan, nan
// CALL: @of_expm1((1.5, -inf)) -> nan, nan
// CALL: @of_expm1((nan, 0.0)) -> nan, 0.0
// CALL: @of_expm1((nan, -0.0)) -> nan, -0.0
// CALL: @of_expm1((nan, nan)) -> nan, nan
// csin z = -i csinh iz; both parts are odd in one sign each.
// CALL: @of_sin((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_sin((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_sin((-0.0, -0.0)) -> -0.0, -0.0
// CALL: @of_sin((-0.0, 0.0)) -> -0.0, 0.0
// CALL: @of_sin((0.0, inf)) -> 0.0, inf
// CALL: @of_sin((0.0, -inf)) -> 0.0, -inf
// CALL: @of_sin((-0.0, -inf)) -> -0.0, -inf
// CALL: @of_sin((-0.0, inf)) -> -0.0, inf
// CALL: @of_sin((1.5, inf)) -> inf, inf
// CALL: @of_sin((1.5, -inf)) -> inf, -inf
// CALL: @of_sin((-1.5, -inf)) -> -inf, -inf
// CALL: @of_sin((-1.5, inf)) -> -inf, inf
// CALL: @of_sin((2.0, inf)) -> inf, -inf
// CALL: @of_sin((2.0, -inf)) -> inf, inf
// CALL: @of_sin((-2.0, -inf)) -> -inf, inf
// CALL: @of_sin((-2.0, inf)) -> -inf, -inf
// CALL: @of_sin((4.0, inf)) -> -inf, -inf
// CALL: @of_sin((4.0, -inf)) -> -inf, inf
// CALL: @of_sin((-4.0, -inf)) -> inf, inf
// CALL: @of_sin((-4.0, inf)) -> inf, -inf
// CALL: @of_sin((inf, 1.5)) -> nan, nan
// CALL: @of_sin((inf, -1.5)) -> nan, nan
// CALL: @of_sin((-inf, -1.5)) -> nan, nan
// CALL: @of_sin((-inf, 1.5)) -> nan, nan
// CALL: @of_sin((inf, 0.0)) -> nan, _
// CALL: @of_sin((inf, -0.0)) -> nan, _
// CALL: @of_sin((-inf, -0.0)) -> nan, _
// CALL: @of_sin((-inf, 0.0)) -> nan, _
// CALL: @of_sin((inf, inf)) -> nan, _
// CALL: @of_sin((inf, -inf)) -> nan, _
// CALL: @of_sin((-inf, -inf)) -> nan, _
// CALL: @of_sin((-inf, inf)) -> nan, _
// CALL: @of_sin((nan, 0.0)) -> nan, _
// CALL: @of_sin((nan, -0.0)) -> nan, _
// CALL: @of_sin((nan, 1.5)) -> nan, nan
// CALL: @of_sin((nan, -1.5)) -> nan, nan
// CALL: @of_sin((nan, inf)) -> nan, _
// CALL: @of_sin((nan, -inf)) -> nan, _
// CALL: @of_sin((nan, nan)) -> nan, nan
// CALL: @of_sin((0.0, nan)) -> 0.0, nan
// CALL: @of_sin((-0.0, nan)) -> -0.0, nan
// ccos z = ccosh iz, which is even.
// CALL: @of_cos((0.0, 0.0)) -> 1.0, -0.0
// CALL: @of_cos((0.0, -0.0)) -> 1.0, 0.0
// CALL: @of_cos((-0.0, -0.0)) -> 1.0, -0.0
// CALL: @of_cos((-0.0, 0.0)) -> 1.0, 0.0
// CALL: @of_cos((0.0, inf)) -> inf, -0.0
// CALL: @of_cos((0.0, -inf)) -> inf, 0.0
// CALL: @of_cos((-0.0, -inf)) -> inf, -0.0
// CALL: @of_cos((-0.0, inf)) -> inf, 0.0
// CALL: @of_cos((1.5, inf)) -> inf, -inf
// CALL: @of_cos((1.5, -inf)) -> inf, inf
// CALL: @of_cos((-1.5, -inf)) -> inf, -inf
// CALL: @of_cos((-1.5, inf)) -> inf, inf
// CALL: @of_cos((2.0, inf)) -> -inf, -inf
// CALL: @of_cos((2.0, -inf)) -> -inf, inf
// CALL: @of_cos((-2.0, -inf)) -> -inf, -inf
// CALL: @of_cos((-2.0, inf)) -> -inf, inf
// CALL: @of_cos((4.0, inf)) -> -inf, inf
// CALL: @of_cos((4.0, -inf)) -> -inf, -inf
// CALL: @of_cos((-4.0, -inf)) -> -inf, inf
// CALL: @of_cos((-4.0, inf)) -> -inf, -inf
// CALL: @of_cos((inf, 1.5)) -> nan, nan
// CALL: @of_cos((inf, -1.5)) -> nan, nan
// CALL: @of_cos((-inf, -1.5)) -> nan, nan
// CALL: @of_cos((-inf, 1.5)) -> nan, nan
// CALL: @of_cos((inf, 0.0)) -> nan, _
// CALL: @of_cos((inf, -0.0)) -> nan, _
// CALL: @of_cos((-inf, -0.0)) -> nan, _
// CALL: @of_cos((-inf, 0.0)) -> nan, _
// CALL: @of_cos((inf, inf)) -> _, nan
// CALL: @of_cos((inf, -inf)) -> _, nan
// CALL: @of_cos((-inf, -inf)) -> _, nan
// CALL: @of_cos((-inf, inf)) -> _, nan
// CALL: @of_cos((nan, 0.0)) -> nan, _
// CALL: @of_cos((nan, -0.0)) -> nan, _
// CALL: @of_cos((nan, 1.5)) -> nan, nan
// CALL: @of_cos((nan, -1.5)) -> nan, nan
// CALL: @of_cos((nan, inf)) -> _, nan
// CALL: @of_cos((nan, -inf)) -> _, nan
// CALL: @of_cos((nan, nan)) -> nan, nan
// ctanh.
// CALL: @of_tanh((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_tanh((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_tanh((-0.0, -0.0)) -> -0.0, -0.0
// CALL: @of_tanh((-0.0, 0.0)) -> -0.0, 0.0
// CALL: @of_tanh((1.5, inf)) -> nan, nan
// CALL: @of_tanh((1.5, -inf)) -> nan, nan
// CALL: @of_tanh((-1.5, -inf)) -> nan, nan
// CALL: @of_tanh((-1.5, inf)) -> nan, nan
// CALL: @of_tanh((inf, 0.0)) -> 1.0, 0.0
// CALL: @of_tanh((inf, -0.0)) -> 1.0, -0.0
// CALL: @of_tanh((-inf, -0.0)) -> -1.0, -0.0
// CALL: @of_tanh((-inf, 0.0)) -> -1.0, 0.0
// CALL: @of_tanh((inf, 1.5)) -> 1.0, 0.0
// CALL: @of_tanh((inf, -1.5)) -> 1.0, -0.0
// CALL: @of_tanh((-inf, -1.5)) -> -1.0, -0.0
// CALL: @of_tanh((-inf, 1.5)) -> -1.0, 0.0
// CALL: @of_tanh((inf, 2.0)) -> 1.0, -0.0
// CALL: @of_tanh((inf, -2.0)) -> 1.0, 0.0
// CALL: @of_tanh((-inf, -2.0)) -> -1.0, 0.0
// CALL: @of_tanh((-inf, 2.0)) -> -1.0, -0.0
// CALL: @of_tanh((inf, inf)) -> 1.0, _
// CALL: @of_tanh((inf, -inf)) -> 1.0, _
// CALL: @of_tanh((-inf, -inf)) -> -1.0, _
// CALL: @of_tanh((-inf, inf)) -> -1.0, _
// CALL: @of_tanh((nan, 0.0)) -> nan, 0.0
// CALL: @of_tanh((nan, -0.0)) -> nan, -0.0
// CALL: @of_tanh((nan, 1.5)) -> nan, nan
// CALL: @of_tanh((nan, -1.5)) -> nan, nan
// CALL: @of_tanh((nan, nan)) -> nan, nan
// CALL: @of_tanh((inf, nan)) -> 1.0, _
// CALL: @of_tanh((-inf, nan)) -> -1.0, _
// CALL: @of_tanh((1.5, nan)) -> nan, nan
// ctan z = -i ctanh iz.
// CALL: @of_tan((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_tan((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_tan((-0.0, -0.0)) -> -0.0, -0.0
// CALL: @of_tan((-0.0, 0.0)) -> -0.0, 0.0
// CALL: @of_tan((0.0, inf)) -> 0.0, 1.0
// CALL: @of_tan((0.0, -inf)) -> 0.0, -1.0
// CALL: @of_tan((-0.0, -inf)) -> -0.0, -1.0
// CALL: @of_tan((-0.0, inf)) -> -0.0, 1.0
// CALL: @of_tan((1.5, inf)) -> 0.0, 1.0
// CALL: @of_tan((1.5, -inf)) -> 0.0, -1.0
// CALL: @of_tan((-1.5, -inf)) -> -0.0, -1.0
// CALL: @of_tan((-1.5, inf)) -> -0.0, 1.0
// CALL: @of_tan((2.0, inf)) -> -0.0, 1.0
// CALL: @of_tan((2.0, -inf)) -> -0.0, -1.0
// CALL: @of_tan((-2.0, -inf)) -> 0.0, -1.0
// CALL: @of_tan((-2.0, inf)) -> 0.0, 1.0
// CALL: @of_tan((inf, inf)) -> _, 1.0
// CALL: @of_tan((inf, -inf)) -> _, -1.0
// CALL: @of_tan((-inf, -inf)) -> _, -1.0
// CALL: @of_tan((-inf, inf)) -> _, 1.0
// CALL: @of_tan((nan, inf)) -> _, 1.0
// CALL: @of_tan((nan, -inf)) -> _, -1.0
// CALL: @of_tan((inf, 1.5)) -> nan, nan
// CALL: @of_tan((inf, -1.5)) -> nan, nan
// CALL: @of_tan((-inf, -1.5)) -> nan, nan
// CALL: @of_tan((-inf, 1.5)) -> nan, nan
// CALL: @of_tan((nan, 1.5)) -> nan, nan
// CALL: @of_tan((nan, -1.5)) -> nan, nan
// CALL: @of_tan((nan, nan)) -> nan, nan
// CALL: @of_tan((0.0, nan)) -> 0.0, nan
// CALL: @of_tan((-0.0, nan)) -> -0.0, nan
// CALL: @of_tan((1.5, nan)) -> nan, nan
// x / |x|, and 0 for 0.
// CALL: @of_sign((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_sign((3.0, 4.0)) -> 0.6, 0.8
// CALL: @of_sign((3.0, -4.0)) -> 0.6, -0.8
// CALL: @of_sign((0.0, 1.5)) -> 0.0, 1.0
// CALL: @of_sign((0.0, -1.5)) -> 0.0, -1.0
// CALL: @of_sign((1.5, 0.0)) -> 1.0, 0.0
// CALL: @of_sign((1.5, -0.0)) -> 1.0, -0.0
// CALL: @of_sign((nan, 1.5)) -> nan, nan
// CALL: @of_sign((nan, -1.5)) -> nan, nan
// CALL: @of_sign((nan, nan)) -> nan, nan
// CALL: @of_sign((-0.0, 1.5)) -> -0.0, 1.0
// CALL: @of_sign((-1.5, 0.0)) -> -1.0, 0.0
// cabs is hypot: infinite where a part is, whatever the other.
// CALL: @of_abs((inf, nan)) -> inf
// CALL: @of_abs((nan, -inf)) -> inf
// CALL: @of_abs((-inf, 0.0)) -> inf
// CALL: @of_abs((-0.0, -0.0)) -> 0.0
// CALL: @of_abs((nan, 0.0)) -> nan
// CALL: @of_abs((1.5, nan)) -> nan
// CALL: @of_abs((-3.0, -4.0)) -> 5.0
// carg is atan2.
// CALL: @of_angle((0.0, 0.0)) -> 0.0
// CALL: @of_angle((0.0, -0.0)) -> -0.0
// CALL: @of_angle((-0.0, 0.0)) -> 3.14159265358979323846
// CALL: @of_angle((-0.0, -0.0)) -> -3.14159265358979323846
// CALL: @of_angle((-1.5, 0.0)) -> 3.14159265358979323846
// CALL: @of_angle((-1.5, -0.0)) -> -3.14159265358979323846
// CALL: @of_angle((1.5, -0.0)) -> -0.0
// CALL: @of_angle((inf, 1.5)) -> 0.0
// CALL: @of_angle((-inf, 1.5)) -> 3.14159265358979323846
// CALL: @of_angle((1.5, inf)) -> 1.57079632679489661923
// CALL: @of_angle((-1.5, -inf)) -> -1.57079632679489661923
// CALL: @of_angle((inf, inf)) -> 0.785398163397448309616
// CALL: @of_angle((inf, -inf)) -> -0.785398163397448309616
// CALL: @of_angle((-inf, inf)) -> 2.35619449019234492885
// CALL: @of_angle((-inf, -inf)) -> -2.35619449019234492885
// CALL: @of_angle((0.0, 1.5)) -> 1.57079632679489661923
// CALL: @of_angle((-0.0, -1.5)) -> -1.57079632679489661923
// CALL: @of_angle((nan, 1.5)) -> nan
// CALL: @of_angle((1.5, nan)) -> nan
