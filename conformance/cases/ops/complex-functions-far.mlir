// RUN: %check %s
// ULP: 16
// Functions of complex numbers far out, where intermediate results may leave the range and the result does not.
func.func @roots(%z: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.sqrt %z : complex<f32>
  %1 = complex.rsqrt %z : complex<f32>
  %2 = complex.sign %z : complex<f32>
  %3 = complex.log %z : complex<f32>
  %4 = complex.log1p %z : complex<f32>
  return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
func.func @waves(%z: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.sin %z : complex<f32>
  %1 = complex.cos %z : complex<f32>
  %2 = complex.tan %z : complex<f32>
  %3 = complex.tanh %z : complex<f32>
  %4 = complex.exp %z : complex<f32>
  %5 = complex.expm1 %z : complex<f32>
  return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}
// CALL: @roots((3.0e38, 3.0e38))
// CALL: @roots((-3.0e38, 1.0))
// CALL: @roots((2.0, -3.0e38))
// CALL: @roots((1.0e-38, 2.0e-38))
// CALL: @roots((-1.0e-40, 1.0e-40))
// CALL: @roots((1.0e30, 1.0e-30))
// CALL: @roots((-0.0, 3.0e38))
// CALL: @roots((-3.0e38, -0.0))
// CALL: @roots((-0.0, -3.0e38))
// CALL: @waves((88.5, 1.0))
// CALL: @waves((89.0, 1.5))
// CALL: @waves((-87.0, 2.0))
// CALL: @waves((1.0, 88.9))
// CALL: @waves((1.0e-8, 89.5))
// CALL: @waves((-50.0, -60.0))
// CALL: @waves((60.0, 0.5))
// CALL: @waves((1.0e-30, 1.0e-30))
// CALL: @waves((1234.5678, -0.1))
// CALL-RANDOM: @roots count=60 seed=1
// CALL-RANDOM: @waves(-80.0..80.0) count=60 seed=2
// CALL: @roots((inf, inf))
// CALL: @roots((inf, -inf))
// CALL: @roots((inf, nan))
// CALL: @roots((inf, -0.0))
// CALL: @roots((inf, 2.5))
// CALL: @roots((-inf, inf))
// CALL: @roots((-inf, -inf))
// CALL: @roots((-inf, nan))
// CALL: @roots((-inf, -0.0))
// CALL: @roots((-inf, 2.5))
// CALL: @roots((nan, inf))
// CALL: @roots((nan, -inf))
// CALL: @roots((nan, nan))
// CALL: @roots((nan, -0.0))
// CALL: @roots((nan, 2.5))
// CALL: @roots((-0.0, inf))
// CALL: @roots((-0.0, -inf))
// CALL: @roots((-0.0, nan))
// CALL: @roots((2.5, inf))
// CALL: @roots((2.5, -inf))
// CALL: @roots((2.5, nan))
// CALL: @waves((inf, inf))
// CALL: @waves((inf, -inf))
// CALL: @waves((inf, nan))
// CALL: @waves((inf, -0.0))
// CALL: @waves((inf, 2.5))
// CALL: @waves((-inf, inf))
// CALL: @waves((-inf, -inf))
// CALL: @waves((-inf, nan))
// CALL: @waves((-inf, -0.0))
// CALL: @waves((-inf, 2.5))
// CALL: @waves((nan, inf))
// CALL: @waves((nan, -inf))
// CALL: @waves((nan, nan))
// CALL: @waves((nan, -0.0))
// CALL: @waves((nan, 2.5))
// CALL: @waves((-0.0, inf))
// CALL: @waves((-0.0, -inf))
// CALL: @waves((-0.0, nan))
// CALL: @waves((2.5, inf))
// CALL: @waves((2.5, -inf))
// CALL: @waves((2.5, nan))
// Beside them: parts that are one or zero, no number, and waves of large numbers.
// CALL: @roots((-1.0, 1.0))
// CALL: @roots((0.0, 0.0))
// CALL: @roots((1.0, nan))
// CALL: @roots((-1.0, 0.6))
// CALL: @roots((-1.0, nan))
// CALL: @roots((0.0, 1.0))
// CALL: @roots((1.0, 0.0))
// CALL: @roots((-1.0, -1.0))
// CALL: @waves((1.0, -1.0e19))
// CALL: @waves((1.0, 1.0e25))
// CALL: @waves((inf, 1.0e25))
// CALL: @waves((1.0e25, inf))
// CALL: @waves((1.0, 0.0))
// CALL: @waves((0.0, 1.0))
// CALL: @waves((0.0, 0.0))
// CALL: @waves((0.0, -1.0))
// CALL: @waves((-1.0e19, 0.0))
