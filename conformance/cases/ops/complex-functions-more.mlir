// RUN: %check %s
// ULP: 16
// complex functions that are made of others.
func.func @expm1_of(%z: complex<f64>) -> complex<f64> {
  %r = complex.expm1 %z : complex<f64>
  return %r : complex<f64>
}
func.func @log1p_of(%z: complex<f64>) -> complex<f64> {
  %r = complex.log1p %z : complex<f64>
  return %r : complex<f64>
}
func.func @rsqrt_of(%z: complex<f64>) -> complex<f64> {
  %r = complex.rsqrt %z : complex<f64>
  return %r : complex<f64>
}
func.func @sign_of(%z: complex<f64>) -> complex<f64> {
  %r = complex.sign %z : complex<f64>
  return %r : complex<f64>
}
func.func @tan_of(%z: complex<f64>) -> complex<f64> {
  %r = complex.tan %z : complex<f64>
  return %r : complex<f64>
}
func.func @tanh_of(%z: complex<f64>) -> complex<f64> {
  %r = complex.tanh %z : complex<f64>
  return %r : complex<f64>
}
// CALL: @expm1_of((1.0, 0.0)) -> (1.718281828459045, 0.0)
// CALL: @expm1_of((1.5, 2.0)) -> (-2.865040729009089, 4.075188339491183)
// CALL: @expm1_of((2.0, -1.25)) -> (1.329934624985981, -7.012100589440776)
// CALL: @expm1_of((-1.0, 3.0)) -> (-1.3641978864132929, 0.05191514970317339)
// CALL: @log1p_of((1.0, 0.0)) -> (0.6931471805599453, 0.0)
// CALL: @rsqrt_of((4.0, 0.0)) -> (0.5, _)
// CALL: @sign_of((3.0, 4.0)) -> (0.6, 0.8)
// CALL: @sign_of((0.0, 0.0)) -> (0.0, 0.0)
// CALL: @tan_of((0.5, 0.0)) -> (0.5463024898437905, 0.0)
// CALL: @tanh_of((0.5, 0.0)) -> (0.46211715726000973, 0.0)
