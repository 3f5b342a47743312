// RUN: %check %s
// vector.contract with another kind than add.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @largest(%a: vector<2x3xi32>, %b: vector<3x2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %r = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"],
    kind = #vector.kind<maxsi>} %a, %b, %c : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}
func.func @largest_product(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) -> f32 {
  %r = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %a, %b, %c : vector<2xf32>, vector<2xf32> into f32
  return %r : f32
}
// CALL: @largest_product([1.5, 2.5], [1.5, 2.0], 1.25) -> 5.0
// CALL: @largest_product([nan, 2.5], [1.5, 2.0], 1.25) -> nan
// CALL: @largest_product([inf, 2.5], [1.5, 2.0], 1.25) -> inf
// CALL: @largest_product([-0.0, 2.5], [1.5, 2.0], 1.25) -> 5.0
// CALL: @largest_product([-0.0, -0.0], [-0.0, -0.0], -0.0) -> 0.0
// CALL: @largest([1, 2, 3, 4, 5, 6], [1, 0, 0, 1, 1, -1], [0, 0, 0, 7]) -> [3, 2, 6, 7]
// CALL-RANDOM: @largest_product count=20 seed=1
// CALL-RANDOM: @largest count=20 seed=2
