// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.mask around reductions without a start: lanes that are off do not count, not even as zero.
func.func @greatest(%v: vector<4xi8>, %k: vector<4xi1>) -> i8 {
  %r = vector.mask %k { vector.reduction <maxsi>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %r : i8
}
func.func @least_unsigned(%v: vector<4xi8>, %k: vector<4xi1>) -> i8 {
  %r = vector.mask %k { vector.reduction <minui>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %r : i8
}
func.func @all_bits(%v: vector<4xi8>, %k: vector<4xi1>) -> i8 {
  %r = vector.mask %k { vector.reduction <and>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %r : i8
}
func.func @product(%v: vector<4xi8>, %k: vector<4xi1>) -> i8 {
  %r = vector.mask %k { vector.reduction <mul>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %r : i8
}
// CALL: @greatest([-5, 9, -7, 3], [true, false, true, false]) -> -5
// CALL: @greatest([-128, 9, 7, 3], [true, false, false, false]) -> -128
// CALL: @least_unsigned([200, 9, 250, 3], [true, false, true, false]) -> 200
// CALL: @all_bits([7, 0, 13, 0], [true, false, true, false]) -> 5
// CALL: @product([3, 0, -5, 0], [true, false, true, false]) -> -15
// CALL-RANDOM: @greatest count=20 seed=1
// CALL-RANDOM: @least_unsigned count=20 seed=2
// CALL-RANDOM: @all_bits count=20 seed=3
// CALL-RANDOM: @product count=20 seed=4
