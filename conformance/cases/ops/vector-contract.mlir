// RUN: %check %s
// vector.contract over integers: inner product, matrix product, product with a transposed operand, matrix and vector.
#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
#bt = affine_map<(i, j, k) -> (j, k)>
func.func @dot(%a: vector<3xi32>, %b: vector<3xi32>, %c: i32) -> i32 {
  %r = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["reduction"]} %a, %b, %c : vector<3xi32>, vector<3xi32> into i32
  return %r : i32
}
func.func @matmul(%a: vector<2x3xi32>, %b: vector<3x2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %r = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %b, %c : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}
func.func @transposed(%a: vector<2x3xi8>, %b: vector<2x3xi8>, %c: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = vector.contract {indexing_maps = [#a, #bt, #c], iterator_types = ["parallel", "parallel", "reduction"]}
    %a, %b, %c : vector<2x3xi8>, vector<2x3xi8> into vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @matvec(%a: vector<2x3xi64>, %b: vector<3xi64>, %c: vector<2xi64>) -> vector<2xi64> {
  %r = vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>],
    iterator_types = ["parallel", "reduction"]} %a, %b, %c : vector<2x3xi64>, vector<3xi64> into vector<2xi64>
  return %r : vector<2xi64>
}
// CALL: @dot([1, 2, 3], [4, 5, 6], 100) -> 132
// CALL: @matmul([1, 2, 3, 4, 5, 6], [1, 0, 0, 1, 1, 1], [10, 20, 30, 40]) -> [14, 25, 40, 51]
// CALL: @transposed([1, 2, 3, 4, 5, 6], [1, 0, 2, 0, 1, 0], [0, 1, 100, 3]) -> [7, 3, 116, 8]
// CALL: @matvec([1, 2, 3, 4, 5, 6], [1, 10, 100], [0, 1000]) -> [321, 1654]
// CALL-RANDOM: @dot count=30 seed=1
// CALL-RANDOM: @matmul count=30 seed=2
// CALL-RANDOM: @transposed count=30 seed=3
// CALL-RANDOM: @matvec count=30 seed=4
