// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.contract with narrow operands: they are sign-extended to the accumulator's elements first.
func.func @dot(%a: vector<3xi8>, %b: vector<3xi8>, %c: i32) -> i32 {
  %r = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]} %a, %b, %c : vector<3xi8>, vector<3xi8> into i32
  return %r : i32
}
func.func @matmul(%a: vector<2x2xi8>, %b: vector<2x2xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>,
    affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %b, %c : vector<2x2xi8>, vector<2x2xi8> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}
// CALL: @dot([-128, 100, 1], [-128, 100, -1], 0) -> 26383
// CALL: @matmul([100, -100, 1, 2], [100, 1, 100, 2], [1, 2, 3, 4]) -> [1, -98, 303, 9]
// CALL-RANDOM: @dot count=20 seed=1
// CALL-RANDOM: @matmul count=20 seed=2
