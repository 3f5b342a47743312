// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.scan over integers: the initial value comes first; an exclusive scan leaves the last slice out.
func.func @inclusive(%v: vector<4xi32>, %i: vector<i32>) -> (vector<4xi32>, vector<i32>) {
  %r, %s = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<4xi32>, vector<i32>
  return %r, %s : vector<4xi32>, vector<i32>
}
func.func @exclusive(%v: vector<2x3xi32>, %i: vector<2xi32>) -> (vector<2x3xi32>, vector<2xi32>) {
  %r, %s = vector.scan <add>, %v, %i {inclusive = false, reduction_dim = 1 : i64} : vector<2x3xi32>, vector<2xi32>
  return %r, %s : vector<2x3xi32>, vector<2xi32>
}
func.func @down(%v: vector<2x3xi8>, %i: vector<3xi8>) -> (vector<2x3xi8>, vector<3xi8>) {
  %r, %s = vector.scan <maxsi>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xi8>, vector<3xi8>
  return %r, %s : vector<2x3xi8>, vector<3xi8>
}
// CALL: @inclusive([1, 2, 3, 4], [0]) -> [1, 3, 6, 10], [10]
// CALL: @exclusive([1, 2, 3, 4, 5, 6], [10, 20]) -> [10, 11, 13, 20, 24, 29], [13, 29]
// CALL: @down([1, 5, 3, 4, 2, 6], [0, 0, 9]) -> [1, 5, 9, 4, 5, 9], [4, 5, 9]
// CALL-RANDOM: @inclusive(_, _) count=20 seed=1
// CALL-RANDOM: @exclusive(_, _) count=20 seed=2
// CALL-RANDOM: @down(_, _) count=20 seed=3
