// RUN: %check %s
// CLAUSE: OPS-COMPLEX-01
// ULP: 4
// The absolute value is a number though the square of a part is not.
func.func @abs(%z: complex<f32>) -> f32 {
  %r = complex.abs %z : complex<f32>
  return %r : f32
}
func.func @wide(%z: complex<f64>) -> f64 {
  %r = complex.abs %z : complex<f64>
  return %r : f64
}
// CALL: @abs((3.0e30, 4.0e30)) -> 5.0e30
// CALL: @abs((-3.0e-30, 4.0e-30)) -> 5.0e-30
// CALL: @abs((-0.0, 4.0e30))
// CALL: @abs((-0.0, -0.0))
// CALL: @abs((1.0e-300, -710.0))
// CALL: @wide((3.0e300, -4.0e300)) -> 5.0e300
// CALL: @wide((3.0e-300, 4.0e-300)) -> 5.0e-300
// CALL: @wide((-0.0, -0.0))
// CALL-RANDOM: @abs count=60 seed=11
// CALL-RANDOM: @wide count=60 seed=11
// CALL: @abs((inf, inf))
// CALL: @abs((inf, -inf))
// CALL: @abs((inf, nan))
// CALL: @abs((inf, -0.0))
// CALL: @abs((inf, 2.5))
// CALL: @abs((-inf, inf))
// CALL: @abs((-inf, -inf))
// CALL: @abs((-inf, nan))
// CALL: @abs((-inf, -0.0))
// CALL: @abs((-inf, 2.5))
// CALL: @abs((nan, inf))
// CALL: @abs((nan, -inf))
// CALL: @abs((nan, nan))
// CALL: @abs((nan, -0.0))
// CALL: @abs((nan, 2.5))
// CALL: @abs((-0.0, inf))
// CALL: @abs((-0.0, -inf))
// CALL: @abs((-0.0, nan))
// CALL: @abs((2.5, inf))
// CALL: @abs((2.5, -inf))
// CALL: @abs((2.5, nan))
// CALL: @wide((inf, inf))
// CALL: @wide((inf, -inf))
// CALL: @wide((inf, nan))
// CALL: @wide((inf, -0.0))
// CALL: @wide((inf, 2.5))
// CALL: @wide((-inf, inf))
// CALL: @wide((-inf, -inf))
// CALL: @wide((-inf, nan))
// CALL: @wide((-inf, -0.0))
// CALL: @wide((-inf, 2.5))
// CALL: @wide((nan, inf))
// CALL: @wide((nan, -inf))
// CALL: @wide((nan, nan))
// CALL: @wide((nan, -0.0))
// CALL: @wide((nan, 2.5))
// CALL: @wide((-0.0, inf))
// CALL: @wide((-0.0, -inf))
// CALL: @wide((-0.0, nan))
// CALL: @wide((2.5, inf))
// CALL: @wide((2.5, -inf))
// CALL: @wide((2.5, nan))
// Other numbers: small and large ones, the unit circle, one part that is infinite or NaN.
// CALL: @abs((1.0, 0.0))
// CALL: @abs((-1.0, 0.0))
