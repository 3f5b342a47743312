// RUN: %check %s
// CLAUSE: OPS-COMPLEX-01
// Signs of zeros, infinities and NaN in sums and products of complex numbers: each part is the textbook's expression, in its order, with IEEE 754's rules.
func.func @add(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %a, %b : complex<f32>
  %2 = complex.mul %a, %b : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
func.func @turn(%a: complex<f32>) -> (complex<f32>, complex<f32>) {
  %0 = complex.neg %a : complex<f32>
  %1 = complex.conj %a : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}
func.func @equal(%a: complex<f32>, %b: complex<f32>) -> (i1, i1) {
  %0 = complex.eq %a, %b : complex<f32>
  %1 = complex.neq %a, %b : complex<f32>
  return %0, %1 : i1, i1
}
// CALL: @add((0.0, -0.0), (0.0, -0.0)) -> (0.0, -0.0), (0.0, 0.0), (0.0, -0.0)
// CALL: @add((-0.0, 0.0), (0.0, -0.0)) -> (0.0, 0.0), (-0.0, 0.0), (0.0, 0.0)
// CALL: @add((-0.0, -0.0), (-0.0, -0.0)) -> (-0.0, -0.0), (0.0, 0.0), (0.0, 0.0)
// CALL: @add((0.0, 0.0), (-1.0, 0.0)) -> (-1.0, 0.0), (1.0, 0.0), (-0.0, 0.0)
// CALL: @add((1.0, -0.0), (1.0, -0.0)) -> (2.0, -0.0), (0.0, 0.0), (1.0, -0.0)
// CALL: @add((inf, 1.0), (-inf, -1.0)) -> (nan, 0.0), (inf, 2.0), (-inf, -inf)
// CALL: @add((inf, 0.0), (1.0, 1.0)) -> (inf, 1.0), (inf, -1.0), (inf, inf)
// CALL: @add((inf, inf), (1.0, 1.0)) -> (inf, inf), (inf, inf), (nan, inf)
// CALL: @add((nan, 0.0), (1.0, -0.0)) -> (nan, 0.0), (nan, 0.0), (nan, nan)
// CALL: @add((1.0, 0.5), (nan, 1.0)) -> (nan, 1.5), (nan, -0.5), (nan, nan)
// CALL: @turn((0.0, 0.0)) -> (-0.0, -0.0), (0.0, -0.0)
// CALL: @turn((-0.0, -inf)) -> (0.0, inf), (-0.0, inf)
// CALL: @turn((inf, nan)) -> (-inf, nan), (inf, nan)
// CALL: @equal((0.0, -0.0), (-0.0, 0.0)) -> true, false
// CALL: @equal((inf, -inf), (inf, -inf)) -> true, false
// CALL: @equal((nan, 0.0), (nan, 0.0)) -> false, true
// CALL: @equal((0.0, nan), (0.0, 1.0)) -> false, true
// CALL: @equal((1.0, 2.0), (1.0, -2.0)) -> false, true
// CALL: @equal((1.0, 2.0), (3.0, 2.0)) -> false, true
// CALL: @equal((1.0, 2.0), (1.0, 3.0)) -> false, true
// CALL: @equal((3.0, 2.0), (1.0, 2.0)) -> false, true
