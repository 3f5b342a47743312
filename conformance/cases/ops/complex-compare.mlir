// RUN: %check %s
// complex.eq and complex.neq look at both parts; complex.neg and complex.conj change signs. Zeros of both signs are equal, a NaN is equal to nothing.
func.func @eq(%x: complex<f32>, %y: complex<f32>) -> i1 {
  %r = complex.eq %x, %y : complex<f32>
  return %r : i1
}
func.func @neq(%x: complex<f64>, %y: complex<f64>) -> i1 {
  %r = complex.neq %x, %y : complex<f64>
  return %r : i1
}
func.func @neg(%x: complex<f32>) -> complex<f32> {
  %r = complex.neg %x : complex<f32>
  return %r : complex<f32>
}
func.func @conj(%x: complex<f64>) -> complex<f64> {
  %r = complex.conj %x : complex<f64>
  return %r : complex<f64>
}
// CALL: @eq((1.0, 2.0), (1.0, 2.0)) -> true
// CALL: @eq((1.0, 2.0), (1.0, 3.0)) -> false
// CALL: @eq((0.0, -0.0), (-0.0, 0.0)) -> true
// CALL: @eq((nan, 0.0), (nan, 0.0)) -> false
// CALL: @eq((1.0, nan), (1.0, 2.0)) -> false
// CALL: @eq((inf, 2.0), (1.0, 2.0)) -> false
// CALL: @eq((1.0, inf), (1.0, 2.0)) -> false
// CALL: @eq((-inf, 2.0), (1.0, 2.0)) -> false
// CALL: @neq((1.0, 2.0), (1.0, 2.0)) -> false
// CALL: @neq((1.0, 2.0), (2.0, 2.0)) -> true
// CALL: @neq((1.0, nan), (1.0, nan)) -> true
// CALL: @neq((nan, 2.0), (1.0, 2.0)) -> true
// CALL: @neq((inf, 2.0), (1.0, 2.0)) -> true
// CALL: @neq((1.0, inf), (1.0, 2.0)) -> true
// CALL: @neq((1.0, -inf), (1.0, 2.0)) -> true
// CALL: @neg((1.0, -0.0)) -> (-1.0, 0.0)
// CALL: @neg((nan, -0.0)) -> (nan, 0.0)
// CALL: @neg((1.0, nan)) -> (-1.0, nan)
// CALL: @neg((inf, -0.0)) -> (-inf, 0.0)
// CALL: @neg((1.0, inf)) -> (-1.0, -inf)
// CALL: @neg((-0.0, -0.0)) -> (0.0, 0.0)
// CALL: @conj((-1.0, 2.0)) -> (-1.0, -2.0)
// CALL: @conj((inf, 0.0)) -> (inf, -0.0)
// CALL: @conj((-1.0, nan)) -> (-1.0, nan)
// CALL: @conj((-1.0, inf)) -> (-1.0, -inf)
// CALL-RANDOM: @eq count=20 seed=1
// CALL-RANDOM: @neq count=20 seed=2
// CALL-RANDOM: @neg count=20 seed=3
// CALL-RANDOM: @conj count=20 seed=4
