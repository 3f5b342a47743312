// RUN: %check %s
// ULP: 64
// Functions of complex numbers of f64 and f16, called where no part of a result is a difference of neighbours.
func.func @roots(%z: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
  %0 = complex.sqrt %z : complex<f64>
  %1 = complex.rsqrt %z : complex<f64>
  %2 = complex.sign %z : complex<f64>
  %3 = complex.log %z : complex<f64>
  %4 = complex.log1p %z : complex<f64>
  return %0, %1, %2, %3, %4 : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
}
func.func @waves(%z: complex<f64>) -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
  %0 = complex.sin %z : complex<f64>
  %1 = complex.cos %z : complex<f64>
  %2 = complex.tan %z : complex<f64>
  %3 = complex.tanh %z : complex<f64>
  %4 = complex.exp %z : complex<f64>
  return %0, %1, %2, %3, %4 : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
}
func.func @less_one(%z: complex<f64>) -> complex<f64> {
  %0 = complex.expm1 %z : complex<f64>
  return %0 : complex<f64>
}
func.func @half(%z: complex<f16>) -> (complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>) {
  %0 = complex.sqrt %z : complex<f16>
  %1 = complex.rsqrt %z : complex<f16>
  %2 = complex.sign %z : complex<f16>
  %3 = complex.log %z : complex<f16>
  %4 = complex.log1p %z : complex<f16>
  %5 = complex.sin %z : complex<f16>
  %6 = complex.cos %z : complex<f16>
  %7 = complex.tan %z : complex<f16>
  %8 = complex.tanh %z : complex<f16>
  %9 = complex.exp %z : complex<f16>
  %10 = complex.expm1 %z : complex<f16>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>, complex<f16>
}
// CALL-RANDOM: @roots(0.8..5.0) count=60 seed=1
// CALL-RANDOM: @waves(0.2..3.0) count=60 seed=2
// CALL-RANDOM: @less_one(-3.0..-0.2) count=60 seed=4
// CALL-RANDOM: @half(-5.0..5.0) count=60 seed=3
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
// CALL: @less_one((inf, inf))
// CALL: @less_one((inf, -inf))
// CALL: @less_one((inf, nan))
// CALL: @less_one((inf, -0.0))
// CALL: @less_one((inf, 2.5))
// CALL: @less_one((-inf, inf))
// CALL: @less_one((-inf, -inf))
// CALL: @less_one((-inf, nan))
// CALL: @less_one((-inf, -0.0))
// CALL: @less_one((-inf, 2.5))
// CALL: @less_one((nan, inf))
// CALL: @less_one((nan, -inf))
// CALL: @less_one((nan, nan))
// CALL: @less_one((nan, -0.0))
// CALL: @less_one((nan, 2.5))
// CALL: @less_one((-0.0, inf))
// CALL: @less_one((-0.0, -inf))
// CALL: @less_one((-0.0, nan))
// CALL: @less_one((2.5, inf))
// CALL: @less_one((2.5, -inf))
// CALL: @less_one((2.5, nan))
// CALL: @half((inf, inf))
// CALL: @half((inf, -inf))
// CALL: @half((inf, nan))
// CALL: @half((inf, -0.0))
// CALL: @half((inf, 2.5))
// CALL: @half((-inf, inf))
// CALL: @half((-inf, -inf))
// CALL: @half((-inf, nan))
// CALL: @half((-inf, -0.0))
// CALL: @half((-inf, 2.5))
// CALL: @half((nan, inf))
// CALL: @half((nan, -inf))
// CALL: @half((nan, nan))
// CALL: @half((nan, -0.0))
// CALL: @half((nan, 2.5))
// CALL: @half((-0.0, inf))
// CALL: @half((-0.0, -inf))
// CALL: @half((-0.0, nan))
// CALL: @half((2.5, inf))
// CALL: @half((2.5, -inf))
// CALL: @half((2.5, nan))
// Small and large parts, and one part that is zero, infinite or no number.
// CALL: @roots((-1.0, 1.0))
// CALL: @roots((0.0, 1.0))
// CALL: @roots((1.0, 0.0))
// CALL: @roots((0.0, -1.0))
// CALL: @roots((1.0, nan))
// CALL: @roots((-1.0, -1.0))
// CALL: @roots((-1.0, 0.6))
// CALL: @roots((-1.0, nan))
// CALL: @roots((-0.75, 0.0))
// CALL: @roots((-3.0, 0.0))
// CALL: @waves((0.0, 700.0))
// CALL: @waves((1.0, 700.0))
// CALL: @waves((inf, 1.0e200))
// CALL: @waves((1.0e200, inf))
// CALL: @waves((1.0e200, 1.0))
// CALL: @waves((700.0, 0.0))
// CALL: @waves((-1.0e154, 0.0))
// CALL: @waves((0.0, -1.0))
// CALL: @waves((700.0, 1.0))
// CALL: @waves((40.0, 5.0e-324))
// CALL: @waves((0.0, 0.0))
// CALL: @waves((-1.0, 1.0))
// CALL: @less_one((700.0, 0.0))
// CALL: @less_one((1.0e200, 2.0))
// CALL: @less_one((-1.0e154, 0.0))
// CALL: @less_one((40.0, 5.0e-324))
// CALL: @less_one((700.0, 1.0))
// CALL: @half((0.0, 1.0))
// CALL: @half((1.0, 0.0))
// CALL: @half((1.0, nan))
// CALL: @half((inf, 300.0))
// CALL: @half((300.0, inf))
// CALL: @half((0.0, -1.0))
// CALL: @half((-1.0, nan))
// CALL: @half((1.0, -3.0))
// CALL: @half((-1.0, 1.0))
// CALL: @half((-1.0, -1.0))
