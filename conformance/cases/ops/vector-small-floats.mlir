// RUN: %check %s
// Lanes of floats of 8 bits and less, combined: every step is rounded to the format.
func.func @sum(%v: vector<4xf8E4M3FN>, %a: f8E4M3FN) -> (f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %0 = vector.reduction <add>, %v, %a : vector<4xf8E4M3FN> into f8E4M3FN
  %1 = vector.reduction <mul>, %v : vector<4xf8E4M3FN> into f8E4M3FN
  %2 = vector.reduction <maximumf>, %v : vector<4xf8E4M3FN> into f8E4M3FN
  return %0, %1, %2 : f8E4M3FN, f8E4M3FN, f8E4M3FN
}
func.func @fused(%a: vector<3xf8E5M2>, %b: vector<3xf8E5M2>, %c: vector<3xf8E5M2>) -> vector<3xf8E5M2> {
  %0 = vector.fma %a, %b, %c : vector<3xf8E5M2>
  return %0 : vector<3xf8E5M2>
}
func.func @products(%a: vector<2xf8E5M2>, %b: vector<2xf8E5M2>, %c: vector<2x2xf8E5M2>) -> vector<2x2xf8E5M2> {
  %0 = vector.outerproduct %a, %b, %c : vector<2xf8E5M2>, vector<2xf8E5M2>
  return %0 : vector<2x2xf8E5M2>
}
func.func @largest(%a: vector<2x3xf8E5M2>, %b: vector<3x2xf8E5M2>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>} %a, %b, %c : vector<2x3xf8E5M2>, vector<3x2xf8E5M2> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}
// CALL-RANDOM: @sum count=40 seed=1
// CALL-RANDOM: @fused count=40 seed=2
// CALL-RANDOM: @products count=40 seed=3
// CALL-RANDOM: @largest count=40 seed=4
// CALL-RANDOM: @fused count=60 seed=11
// CALL-RANDOM: @fused count=300 seed=23
// CALL-RANDOM: @products count=300 seed=23
// CALL-RANDOM: @largest count=300 seed=31
// CALL: @sum([0.001953125, 0.0, -0.0, 0.001953125], -0.0)
// CALL: @fused([3.5, -8.0, -5.0], [0.0, -0.875, -0.0], [0.000015, 32.0, 16.0])
// CALL: @largest([inf, -0.0, -0.4375, -0.0390625, 64.0, -0.0], [inf, -0.0, -inf, -0.0234375, -inf, 0.00037], [9.46777153, 1.40129846E-45, 10.1475992, -inf])
// CALL: @sum([448.0, -4.5, 0.375, -18.0], -3.0)
// CALL: @sum([nan, 0.001953125, -0.0, 0.001953125], nan)
// CALL: @sum([-0.0, 1.0, -0.0, -0.0], -1.0)
// CALL: @products([-0.0, -inf], [-2.5, 1.75], [0.000015, 0.000015, 1.0, -inf])
// CALL: @products([-5.0, -3.0], [1.25, -12288.0], [-1.75, -2.5, -3.5, 3.0])
// CALL: @sum([-0.0, 448.0, 5.5, -0.21875], -144.0)
// CALL: @sum([-1.0, 0.0, nan, -0.0], 1.0)
// CALL: @sum([0.140625, 0.001953125, -0.0, -0.0], -0.15625)
