// RUN: %check %s
// CLAUSE: OPS-COMPLEX-01
// ULP: 8
// complex.abs, angle and exp, part by part.
func.func @polar(%z: complex<f32>) -> (f32, f32) {
  %0 = complex.abs %z : complex<f32>
  %1 = complex.angle %z : complex<f32>
  return %0, %1 : f32, f32
}
func.func @exp_of(%z: complex<f32>) -> complex<f32> {
  %r = complex.exp %z : complex<f32>
  return %r : complex<f32>
}
// CALL: @polar((3.0, 4.0)) -> 5.0, 0.927295218
// CALL: @polar((0.0, -2.0)) -> 2.0, -1.570796327
// CALL: @polar((-1.0, 0.0)) -> 1.0, 3.141592654
// CALL: @polar((inf, 4.0))
// CALL: @polar((-0.0, -0.0))
// CALL: @exp_of((0.0, 0.0)) -> (1.0, 0.0)
// CALL: @exp_of((1.0, 2.0)) -> (-1.131204384, 2.471726672)
// CALL: @exp_of((1234.5678, -0.1))
// CALL-RANDOM: @polar(-100.0..100.0) count=40 seed=1
// CALL-RANDOM: @exp_of(-5.0..5.0) count=40 seed=2
// CALL: @polar((inf, inf))
// CALL: @polar((inf, -inf))
// CALL: @polar((inf, nan))
// CALL: @polar((inf, -0.0))
// CALL: @polar((inf, 2.5))
// CALL: @polar((-inf, inf))
// CALL: @polar((-inf, -inf))
// CALL: @polar((-inf, nan))
// CALL: @polar((-inf, -0.0))
// CALL: @polar((-inf, 2.5))
// CALL: @polar((nan, inf))
// CALL: @polar((nan, -inf))
// CALL: @polar((nan, nan))
// CALL: @polar((nan, -0.0))
// CALL: @polar((nan, 2.5))
// CALL: @polar((-0.0, inf))
// CALL: @polar((-0.0, -inf))
// CALL: @polar((-0.0, nan))
// CALL: @polar((2.5, inf))
// CALL: @polar((2.5, -inf))
// CALL: @polar((2.5, nan))
// CALL: @exp_of((inf, inf))
// CALL: @exp_of((inf, -inf))
// CALL: @exp_of((inf, nan))
// CALL: @exp_of((inf, -0.0))
// CALL: @exp_of((inf, 2.5))
// CALL: @exp_of((-inf, inf))
// CALL: @exp_of((-inf, -inf))
// CALL: @exp_of((-inf, nan))
// CALL: @exp_of((-inf, -0.0))
// CALL: @exp_of((-inf, 2.5))
// CALL: @exp_of((nan, inf))
// CALL: @exp_of((nan, -inf))
// CALL: @exp_of((nan, nan))
// CALL: @exp_of((nan, -0.0))
// CALL: @exp_of((nan, 2.5))
// CALL: @exp_of((-0.0, inf))
// CALL: @exp_of((-0.0, -inf))
// CALL: @exp_of((-0.0, nan))
// CALL: @exp_of((2.5, inf))
// CALL: @exp_of((2.5, -inf))
// CALL: @exp_of((2.5, nan))
