// RUN: %check %s
// ULP: 16
// complex.sqrt, log, sin, cos and tanh, part by part, where no part nearly cancels.
func.func @sqrt_of(%z: complex<f32>) -> complex<f32> {
  %r = complex.sqrt %z : complex<f32>
  return %r : complex<f32>
}
func.func @log_of(%z: complex<f32>) -> complex<f32> {
  %r = complex.log %z : complex<f32>
  return %r : complex<f32>
}
func.func @sine(%z: complex<f32>) -> (complex<f32>, complex<f32>) {
  %0 = complex.sin %z : complex<f32>
  %1 = complex.cos %z : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}
// CALL: @sqrt_of((-3.0, 4.0)) -> (1.0, 2.0)
// CALL: @sqrt_of((4.0, 0.0)) -> (2.0, 0.0)
// CALL: @sqrt_of((-0.0, 4.0))
// CALL: @log_of((3.0, 4.0)) -> (1.609437912, 0.927295218)
// CALL: @log_of((1.0e-300, -710.0))
// CALL: @sine((1.0, 2.0)) -> (3.165778514, 1.959601041), (2.032723007, -3.051897799)
