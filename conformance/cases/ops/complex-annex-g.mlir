// RUN: %check %s
// CLAUSE: OPS-COMPLEX-01
// ULP: 4
// Zeros of functions of complex numbers, from the tables in annex G.6 of C, and numbers of all sizes. What they give for infinities and NaN nobody decides (CHOICES.md).
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
// CALL: @of_sqrt((3.0, 4.0)) -> 2.0, 1.0
// CALL: @of_sqrt((-3.0, -4.0)) -> 1.0, -2.0
// CALL: @of_sqrt((-2.0, 1.5)) -> 0.5, 1.5
// CALL: @of_sqrt((2.0, -7.0)) -> 2.1540786765204882, -1.624824588883446
// cexp of conjugates is conjugate.
// CALL: @of_exp((0.0, 0.0)) -> 1.0, 0.0
// CALL: @of_exp((0.0, -0.0)) -> 1.0, -0.0
// CALL: @of_exp((-0.0, 0.0)) -> 1.0, 0.0
// CALL: @of_exp((-0.0, -0.0)) -> 1.0, -0.0
// CALL: @of_exp((1.5, 2.0)) -> -1.8650407290090891, 4.075188339491183
// CALL: @of_exp((709.5, 1.0)) -> 7.321022327454795e+307, 1.1401816725149108e+308
// CALL: @of_exp((-3.0, 0.5)) -> 0.04369226300728118, 0.02386919206778745
// CALL: @of_exp((0.25, -40.0)) -> -0.8563654225179601, -0.9567442363640158
// CALL: @of_exp((720.0, 1.5)) -> inf, inf
// CALL: @of_exp((-800.0, 2.0)) -> -0.0, 0.0
// clog of conjugates is conjugate.
// CALL: @of_log((-0.0, 0.0)) -> -inf, 3.14159265358979323846
// CALL: @of_log((-0.0, -0.0)) -> -inf, -3.14159265358979323846
// CALL: @of_log((0.0, 0.0)) -> -inf, 0.0
// CALL: @of_log((0.0, -0.0)) -> -inf, -0.0
// CALL: @of_log((-1.0, 0.0)) -> 0.0, 3.14159265358979323846
// CALL: @of_log((-1.0, -0.0)) -> 0.0, -3.14159265358979323846
// CALL: @of_log((3.0, 4.0)) -> 1.6094379124341003, 0.9272952180016122
// CALL: @of_log((-0.5, 0.25)) -> -0.5815754049028404, 2.677945044588987
// CALL: @of_log((-6.0, -2.5)) -> 1.8718021769015913, -2.746801533890032
// CALL: @of_log((0.25, 7.0)) -> 1.9465474977713135, 1.5350972141155725
// CALL: @of_log((-5.0, -0.5)) -> 1.6144130778606844, -3.0419240010986313
// log1p is the logarithm of 1 + z, whose real part is 0.0 where z is -1.
// CALL: @of_log1p((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_log1p((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_log1p((-1.0, 0.0)) -> -inf, 0.0
// CALL: @of_log1p((-1.0, -0.0)) -> -inf, -0.0
// CALL: @of_log1p((-2.0, 0.0)) -> 0.0, 3.14159265358979323846
// CALL: @of_log1p((-2.0, -0.0)) -> 0.0, -3.14159265358979323846
// CALL: @of_log1p((3.0, 4.0)) -> 1.7328679513998633, 0.7853981633974483
// CALL: @of_log1p((-5.0, 2.0)) -> 1.4978661367769956, 2.677945044588987
// CALL: @of_log1p((0.25, 0.5)) -> 0.2973535538733464, 0.3805063771123649
// expm1 is exp - 1.
// CALL: @of_expm1((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_expm1((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_expm1((1234.5678, -0.1))
// CALL: @of_expm1((1.5, 2.0)) -> -2.865040729009089, 4.075188339491183
// CALL: @of_expm1((2.0, -1.25)) -> 1.329934624985981, -7.012100589440776
// CALL: @of_expm1((-1.0, 3.0)) -> -1.3641978864132929, 0.05191514970317339
// CALL: @of_expm1((30.0, 1.0)) -> 5773926857997.931, 8992358290239.943
// csin z = -i csinh iz; both parts are odd in one sign each.
// CALL: @of_sin((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_sin((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_sin((-0.0, -0.0)) -> -0.0, -0.0
// CALL: @of_sin((-0.0, 0.0)) -> -0.0, 0.0
// CALL: @of_sin((0.5, 0.25)) -> 0.494485780933195, 0.22168816414957482
// CALL: @of_sin((1.0, -20.0)) -> 204126217.3879959, -131067936.90343815
// CALL: @of_sin((2.0, 1.5)) -> 2.139040009980677, -0.8860929093625314
// CALL: @of_sin((3.0, -0.125)) -> 0.14222394441768127, 0.12407157711933818
// ccos z = ccosh iz, which is even.
// CALL: @of_cos((0.0, 0.0)) -> 1.0, -0.0
// CALL: @of_cos((0.0, -0.0)) -> 1.0, 0.0
// CALL: @of_cos((-0.0, -0.0)) -> 1.0, -0.0
// CALL: @of_cos((-0.0, 0.0)) -> 1.0, 0.0
// CALL: @of_cos((0.5, 0.25)) -> 0.9051501505596068, -0.12110879604381165
// CALL: @of_cos((1.0, -20.0)) -> 131067936.90343815, 204126217.3879959
// CALL: @of_cos((2.0, 1.5)) -> -0.9789478196465577, -1.936148329510507
// CALL: @of_cos((3.0, -0.125)) -> -0.9977368889512219, 0.01768597441213532
// ctanh.
// CALL: @of_tanh((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_tanh((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_tanh((-0.0, -0.0)) -> -0.0, -0.0
// CALL: @of_tanh((-0.0, 0.0)) -> -0.0, 0.0
// CALL: @of_tanh((0.5, 0.25)) -> 0.4854872810241353, 0.19805544995134958
// CALL: @of_tanh((-1.5, 0.25)) -> -0.9152719132613141, 0.043802176925167184
// CALL: @of_tanh((800.0, 0.5)) -> 1.0, 0.0
// CALL: @of_tanh((-0.5, -0.75)) -> -0.7282118012804724, -0.6180963948062024
// ctan z = -i ctanh iz.
// CALL: @of_tan((0.0, 0.0)) -> 0.0, 0.0
// CALL: @of_tan((0.0, -0.0)) -> 0.0, -0.0
// CALL: @of_tan((-0.0, -0.0)) -> -0.0, -0.0
// CALL: @of_tan((-0.0, 0.0)) -> -0.0, 0.0
// CALL: @of_tan((0.5, 0.25)) -> 0.504500702698564, 0.31242069250258875
// CALL: @of_tan((0.25, 1.5)) -> 0.043802176925167184, 0.9152719132613141
// CALL: @of_tan((-0.5, -0.75)) -> -0.290893461829618, -0.7360841705511909
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
// CALL-RANDOM: @of_exp count=60 seed=11
// Other numbers: small and large ones, infinities and NaN. No part of a result is poison, whatever it is.
// CALL: @of_sqrt((0.0, nan))
// CALL: @of_sqrt((0.0, inf))
// CALL: @of_sqrt((nan, 0.0))
// CALL: @of_sqrt((inf, 0.0))
// CALL: @of_sqrt((0.0, 1.0))
// CALL: @of_sqrt((-1.0, inf))
// CALL: @of_sqrt((-1.0, nan))
// CALL: @of_sqrt((inf, inf))
// CALL: @of_sqrt((0.0, -1.0))
// CALL: @of_sqrt((0.5, 0.0))
// CALL: @of_exp((0.0, inf))
// CALL: @of_exp((nan, 0.0))
// CALL: @of_exp((inf, 0.0))
// CALL: @of_exp((0.0, nan))
// CALL: @of_exp((inf, inf))
// CALL: @of_exp((40.0, 5.0e-324))
// CALL: @of_log((0.0, -0.75))
// CALL: @of_log((0.0, nan))
// CALL: @of_log((1.0, nan))
// CALL: @of_log((nan, 0.0))
// CALL: @of_log((0.0, inf))
// CALL: @of_log((1.0, 1.0))
// CALL: @of_log((0.6, 0.25))
// CALL: @of_log((inf, 0.0))
// CALL: @of_log((inf, inf))
// CALL: @of_log((-0.75, 0.8))
// CALL: @of_log1p((0.0, nan))
// CALL: @of_log1p((nan, 0.0))
// CALL: @of_log1p((0.0, inf))
// CALL: @of_log1p((1.0, nan))
// CALL: @of_log1p((inf, 0.0))
// CALL: @of_log1p((inf, inf))
// CALL: @of_expm1((0.0, inf))
// CALL: @of_expm1((nan, 0.0))
// CALL: @of_expm1((inf, 0.0))
// CALL: @of_expm1((0.0, nan))
// CALL: @of_expm1((1.0e200, 2.0))
// CALL: @of_expm1((-1.0e154, 0.0))
// CALL: @of_expm1((700.0, 0.0))
// CALL: @of_expm1((inf, inf))
// CALL: @of_expm1((40.0, 5.0e-324))
// CALL: @of_expm1((nan, inf))
// CALL: @of_sin((0.0, inf))
// CALL: @of_sin((0.0, 700.0))
// CALL: @of_sin((0.0, nan))
// CALL: @of_sin((1.0, 700.0))
// CALL: @of_sin((1.0, inf))
// CALL: @of_sin((1.0, nan))
// CALL: @of_sin((inf, 0.0))
// CALL: @of_sin((nan, 0.0))
// CALL: @of_sin((0.0, -708.0))
// CALL: @of_sin((inf, 1.0))
// CALL: @of_sin((-1.0, 0.0))
// CALL: @of_cos((0.0, inf))
// CALL: @of_cos((0.0, 700.0))
// CALL: @of_cos((1.0, inf))
// CALL: @of_cos((0.0, nan))
// CALL: @of_cos((1.0, 700.0))
// CALL: @of_cos((1.0, nan))
// CALL: @of_cos((1.0, 0.0))
// CALL: @of_cos((1.0, -1.0e154))
// CALL: @of_cos((inf, 0.0))
// CALL: @of_cos((nan, 0.0))
// CALL: @of_cos((inf, 1.0))
// CALL: @of_cos((1.0, 1.0))
// CALL: @of_cos((-1.0, 1.0))
// CALL: @of_tan((0.0, nan))
// CALL: @of_tan((0.0, inf))
// CALL: @of_tan((inf, 1.0e200))
// CALL: @of_tan((inf, 0.0))
// CALL: @of_tan((1.0, inf))
// CALL: @of_tan((inf, inf))
// CALL: @of_tan((nan, inf))
// CALL: @of_tan((0.0, -1.0))
// CALL: @of_tanh((0.0, inf))
// CALL: @of_tanh((1.0e200, inf))
// CALL: @of_tanh((nan, 0.0))
// CALL: @of_tanh((inf, 0.0))
// CALL: @of_tanh((-1.0e154, 0.0))
// CALL: @of_tanh((inf, inf))
// CALL: @of_tanh((inf, 1.0))
// CALL: @of_tanh((inf, nan))
// CALL: @of_tanh((1.0e200, 1.7e308))
// CALL: @of_tanh((0.0, 1.0))
// CALL: @of_tanh((1.0, 0.0))
// CALL: @of_tanh((700.0, 1.0))
// CALL: @of_sign((0.0, nan))
// CALL: @of_sign((0.0, inf))
// CALL: @of_sign((nan, 0.0))
// CALL: @of_sign((inf, 0.0))
// CALL: @of_sign((inf, inf))
// CALL: @of_abs((0.0, nan))
// CALL: @of_abs((0.0, inf))
// CALL: @of_abs((nan, 0.0))
// CALL: @of_abs((1.0, 0.0))
// CALL: @of_abs((0.0, 1.0))
// CALL: @of_abs((inf, 0.0))
// CALL: @of_abs((inf, inf))
// CALL: @of_abs((0.0, -1.0))
// CALL: @of_abs((-1.0, 0.0))
// CALL: @of_angle((0.0, inf))
// CALL: @of_angle((0.0, nan))
