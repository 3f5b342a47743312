// RUN: %check %s
// CLAUSE: OPS-COMPLEX-01
// ULP: 4
// Zeros of functions of complex numbers, from the tables in annex G.6 of C. What they give for infinities and NaN nobody decides (CHOICES.md).
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
// CALL: @of_sqrt((-4.0, 0.0)) -> _, 2.0
// CALL: @of_sqrt((-4.0, -0.0)) -> _, -2.0
// CALL: @of_sqrt((4.0, 0.0)) -> 2.0, _
// CALL: @of_sqrt((4.0, -0.0)) -> 2.0, _
// cexp of conjugates is conjugate.
// CALL: @of_exp((0.0, 0.0)) -> 1.0, 0.0
// CALL: @of_exp((0.0, -0.0)) -> 1.0, -0.0
// CALL: @of_exp((-0.0, 0.0)) -> 1.0, 0.0
// CALL: @of_exp((-0.0, -0.0)) -> 1.0, -0.0
// clog of conjugates is conjugate.
// CALL: @of_log((-0.0, 0.0)) -> -inf, 3.14159265358979323846
// CALL: @of_log((-0.0, -0.0)) -> -inf, -3.14159265358979323846
// CALL: @of_log((0.0, 0.0)) -> -inf, 0.0
// CALL: @of_log((0.0, -0.0)) -> -inf, -0.0
// CALL: @of_log((-1.0, 0.0)) -> 0.0, 3.14159265358979323846
// CALL: @of_log((-1.0, -0.0)) -> 0.0, -3.14159265358979323846
// log1p is the logarithm of 1 + z, whose real part is 0.0 where z is -1.
// CALL: @of_log1p((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_log1p((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_log1p((-1.0, 0.0)) -> -inf, 0.0
// CALL: @of_log1p((-1.0, -0.0)) -> -inf, -0.0
// CALL: @of_log1p((-2.0, 0.0)) -> 0.0, 3.14159265358979323846
// CALL: @of_log1p((-2.0, -0.0)) -> 0.0, -3.14159265358979323846
// expm1 is exp - 1.
// CALL: @of_expm1((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_expm1((0.0, -0.0)) -> 0.0, -0.0
// csin z = -i csinh iz; both parts are odd in one sign each.
// CALL: @of_sin((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_sin((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_sin((-0.0, -0.0)) -> -0.0, -0.0
// CALL: @of_sin((-0.0, 0.0)) -> -0.0, 0.0
// ccos z = ccosh iz, which is even.
// CALL: @of_cos((0.0, 0.0)) -> 1.0, -0.0
// CALL: @of_cos((0.0, -0.0)) -> 1.0, 0.0
// CALL: @of_cos((-0.0, -0.0)) -> 1.0, -0.0
// CALL: @of_cos((-0.0, 0.0)) -> 1.0, 0.0
// ctanh.
// CALL: @of_tanh((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_tanh((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_tanh((-0.0, -0.0)) -> -0.0, -0.0
// CALL: @of_tanh((-0.0, 0.0)) -> -0.0, 0.0
// ctan z = -i ctanh iz.
// CALL: @of_tan((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_tan((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_tan((-0.0, -0.0)) -> -0.0, -0.0
// CALL: @of_tan((-0.0, 0.0)) -> -0.0, 0.0
// x / |x|, and 0 for 0.
// CALL: @of_sign((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_sign((3.0, 4.0)) -> 0.6, 0.8
// CALL: @of_sign((3.0, -4.0)) -> 0.6, -0.8
// CALL: @of_sign((0.0, 1.5)) -> 0.0, 1.0
// CALL: @of_sign((0.0, -1.5)) -> 0.0, -1.0
// CALL: @of_sign((1.5, 0.0)) -> 1.0, 0.0
// CALL: @of_sign((1.5, -0.0)) -> 1.0, -0.0
// CALL: @of_sign((-0.0, 1.5)) -> -0.0, 1.0
// CALL: @of_sign((-1.5, 0.0)) -> -1.0, 0.0
// CALL: @of_abs((-0.0, -0.0)) -> 0.0
// CALL: @of_abs((-3.0, -4.0)) -> 5.0
// carg is atan2.
// CALL: @of_angle((0.0, 0.0)) -> 0.0
// CALL: @of_angle((0.0, -0.0)) -> -0.0
// CALL: @of_angle((-0.0, 0.0)) -> 3.14159265358979323846
// CALL: @of_angle((-0.0, -0.0)) -> -3.14159265358979323846
// CALL: @of_angle((-1.5, 0.0)) -> 3.14159265358979323846
// CALL: @of_angle((-1.5, -0.0)) -> -3.14159265358979323846
// CALL: @of_angle((1.5, -0.0)) -> -0.0
// CALL: @of_angle((0.0, 1.5)) -> 1.57079632679489661923
// CALL: @of_angle((-0.0, -1.5)) -> -1.57079632679489661923
