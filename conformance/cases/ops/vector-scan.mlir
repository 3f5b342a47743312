// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.scan over integers: an inclusive scan starts with the first slice, an exclusive one with the initial value and leaves the last slice out. The last slice is the second result.
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
func.func @exclusive_down(%v: vector<2x3xi8>, %i: vector<3xi8>) -> (vector<2x3xi8>, vector<3xi8>) {
  %r, %s = vector.scan <minui>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<2x3xi8>, vector<3xi8>
  return %r, %s : vector<2x3xi8>, vector<3xi8>
}
func.func @middle(%v: vector<2x3x2xi16>, %i: vector<2x2xi16>) -> (vector<2x3x2xi16>, vector<2x2xi16>, vector<2x3x2xi16>, vector<2x2xi16>) {
  %r, %s = vector.scan <mul>, %v, %i {inclusive = true, reduction_dim = 1 : i64} : vector<2x3x2xi16>, vector<2x2xi16>
  %t, %u = vector.scan <mul>, %v, %i {inclusive = false, reduction_dim = 1 : i64} : vector<2x3x2xi16>, vector<2x2xi16>
  return %r, %s, %t, %u : vector<2x3x2xi16>, vector<2x2xi16>, vector<2x3x2xi16>, vector<2x2xi16>
}
func.func @one(%v: vector<1xi32>, %i: vector<i32>) -> (vector<1xi32>, vector<i32>, vector<1xi32>, vector<i32>) {
  %r, %s = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 0 : i64} : vector<1xi32>, vector<i32>
  %t, %u = vector.scan <add>, %v, %i {inclusive = false, reduction_dim = 0 : i64} : vector<1xi32>, vector<i32>
  return %r, %s, %t, %u : vector<1xi32>, vector<i32>, vector<1xi32>, vector<i32>
}
// CALL: @inclusive([1, 2, 3, 4], [10]) -> [1, 3, 6, 10], [10]
// CALL: @exclusive([1, 2, 3, 4, 5, 6], [10, 20]) -> [10, 11, 13, 20, 24, 29], [13, 29]
// CALL: @down([1, 5, 3, 4, 2, 6], [9, 9, 9]) -> [1, 5, 3, 4, 5, 6], [4, 5, 6]
// CALL: @exclusive_down([1, 5, 3, 4, 2, 6], [9, 4, -1]) -> [9, 4, -1, 1, 4, 3], [1, 4, 3]
// CALL: @middle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [2, 3, 4, 5]) \
//   -> [1, 2, 3, 8, 15, 48, 7, 8, 63, 80, 693, 960], [15, 48, 693, 960], [2, 3, 2, 6, 6, 24, 4, 5, 28, 40, 252, 400], [6, 24, 252, 400]
// CALL: @one([3], [10]) -> [3], [3], [10], [10]
// CALL-RANDOM: @inclusive(_, _) count=20 seed=1
// CALL-RANDOM: @exclusive(_, _) count=20 seed=2
// CALL-RANDOM: @down(_, _) count=20 seed=3
// CALL-RANDOM: @exclusive_down(_, _) count=20 seed=4
// CALL-RANDOM: @middle(_, _) count=20 seed=5
// CALL-RANDOM: @one(_, _) count=5 seed=6
