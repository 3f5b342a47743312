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
