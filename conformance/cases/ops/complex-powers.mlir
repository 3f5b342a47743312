// RUN: %check %s
// ULP: 4096
// complex.pow, powi and atan2: z^w = e^(w log z), z^n, -i log((x + i y) / sqrt(x^2 + y^2)). A part that is small beside the other has no
// digits of its own, and neither has what lies on a branch cut only when computed.
func.func @pow(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %r = complex.pow %z, %w : complex<f32>
  return %r : complex<f32>
}
func.func @powi(%z: complex<f32>, %n: i32) -> complex<f32> {
  %r = complex.powi %z, %n : complex<f32>, i32
  return %r : complex<f32>
}
func.func @powi_short(%z: complex<f32>, %n: i8) -> complex<f32> {
  %r = complex.powi %z, %n : complex<f32>, i8
  return %r : complex<f32>
}
func.func @atan2(%y: complex<f32>, %x: complex<f32>) -> complex<f32> {
  %r = complex.atan2 %y, %x : complex<f32>
  return %r : complex<f32>
}
// CALL: @pow((1.0, 2.0), (2.0, 0.0)) -> (-3.0, 4.0)
// CALL: @pow((3.0, 4.0), (0.5, 0.0)) -> (2.0, 1.0)
// CALL: @pow((1.0, -1.0), (3.0, 2.0)) -> (-1.253395137, -13.548230205)
// CALL: @pow((2.0, 0.0), (3.0, 0.0)) -> (8.0, 0.0)
// CALL: @pow((-8.0, 0.0), (0.33333334, 0.0)) -> (1.0, 1.7320508)
// CALL: @pow((0.5, -4.0), (0.0, 0.0)) -> (1.0, 0.0)
// CALL: @pow((0.0, 0.0), (2.0, 0.0)) -> (0.0, 0.0)
// CALL: @pow((-0.0, -0.0), (-0.0, -0.0))
// CALL: @powi((1.0, 2.0), 3) -> (-11.0, -2.0)
// CALL: @powi((3.0, -4.0), -1) -> (0.12, 0.16)
// CALL: @powi((-2.5, 7.0), 0) -> (1.0, 0.0)
// CALL: @powi((-2.5, 7.0), 1) -> (-2.5, 7.0)
// CALL: @powi((1.5, 0.0), 4) -> (5.0625, 0.0)
// CALL: @powi((0.0, 0.0), 3) -> (0.0, 0.0)
// CALL: @powi_short((1.0, 1.0), -128) -> (5.421010862e-20, _)
// CALL: @powi_short((1.0, 0.01), 100) -> (0.543038634, 0.845670565)
// CALL: @powi_short((1.0, 0.01), -128)
// CALL: @atan2((1.0, 2.0), (3.0, -1.0)) -> (0.190253189, 0.841823957)
// CALL: @atan2((1.0, 0.0), (1.0, 0.0)) -> (0.785398163, _)
// CALL: @atan2((3.0, 0.0), (-4.0, 0.0)) -> (2.498091545, _)
// CALL: @atan2((-2.0, 0.0), (0.0, 0.0)) -> (-1.570796327, _)
// CALL-RANDOM: @pow(0.25..3.0, -1.5..1.5) count=40 seed=1
// CALL-RANDOM: @pow(-3.0..3.0, 0.25..1.5) count=40 seed=2
// CALL-RANDOM: @powi(-2.0..2.0, -5..5) count=60 seed=3
// CALL-RANDOM: @powi_short(0.5..1.5, -12..12) count=40 seed=4
// CALL-RANDOM: @atan2(-3.0..3.0, -3.0..3.0) count=60 seed=5
// CALL: @powi((1.0, 2.0), -2147483648) -> (0.0, 0.0)
// CALL: @powi((1.0, 1.0), -250) -> (0.0, -2.350988702e-38)
// CALL: @powi((1.0e-38, 2.0e-38), 1) -> (1.0e-38, 2.0e-38)
// CALL: @powi((3.0e38, -1.0e38), 1) -> (3.0e38, -1.0e38)
// CALL: @powi((2.0, 0.0), -1) -> (0.5, 0.0)
// CALL: @powi_short((1234.5678, -0.1), -128) -> (0.0, 0.0)
// CALL: @powi_short((1.0, 1.0), 127) -> (9.223372037e+18, -9.223372037e+18)
// CALL: @powi_short((4.0, 3.0), -1) -> (0.16, -0.12)
// CALL: @powi((1.0, 0.0), 2147483647) -> (1.0, 0.0)
// CALL: @powi((1.0, 0.0), -2147483648) -> (1.0, 0.0)
// CALL: @powi((1.0, 0.0), 1431655765) -> (1.0, 0.0)
// CALL: @powi_short((1.0, 0.0), -128) -> (1.0, 0.0)
// CALL: @powi_short((1.0, 0.0), 127) -> (1.0, 0.0)
