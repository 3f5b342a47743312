// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.reduction on integers: all kinds, with and without a start value.
func.func @add(%v: vector<4xi32>) -> i32 {
  %r = vector.reduction <add>, %v : vector<4xi32> into i32
  return %r : i32
}
func.func @add_from(%v: vector<4xi8>, %a: i8) -> i8 {
  %r = vector.reduction <add>, %v, %a : vector<4xi8> into i8
  return %r : i8
}
func.func @mul(%v: vector<3xi16>, %a: i16) -> i16 {
  %r = vector.reduction <mul>, %v, %a : vector<3xi16> into i16
  return %r : i16
}
func.func @bits(%v: vector<3xi32>, %a: i32) -> (i32, i32, i32) {
  %r = vector.reduction <and>, %v, %a : vector<3xi32> into i32
  %s = vector.reduction <or>, %v : vector<3xi32> into i32
  %t = vector.reduction <xor>, %v, %a : vector<3xi32> into i32
  return %r, %s, %t : i32, i32, i32
}
func.func @extremes(%v: vector<4xi8>, %a: i8) -> (i8, i8, i8, i8) {
  %r = vector.reduction <minsi>, %v : vector<4xi8> into i8
  %s = vector.reduction <maxsi>, %v, %a : vector<4xi8> into i8
  %t = vector.reduction <minui>, %v, %a : vector<4xi8> into i8
  %u = vector.reduction <maxui>, %v : vector<4xi8> into i8
  return %r, %s, %t, %u : i8, i8, i8, i8
}
func.func @index(%v: vector<3xindex>) -> index {
  %r = vector.reduction <add>, %v : vector<3xindex> into index
  return %r : index
}
func.func @wide(%v: vector<2xi128>) -> i128 {
  %r = vector.reduction <add>, %v : vector<2xi128> into i128
  return %r : i128
}
// CALL: @add([1, 2, 3, -10]) -> -4
// CALL: @add_from([100, 100, 100, 1], 100) -> -111
// CALL: @mul([3, 5, -7], 2) -> -210
// CALL: @bits([0xff, 0x3c, 0xf0f0], 0xfff0) -> 0x30, 0xf0ff, 0xfc3
// CALL: @extremes([-5, 7, 120, -128], 121) -> -128, 121, 7, -5
// CALL: @index([1, 2, 39]) -> 42
// CALL: @wide([18446744073709551615, 1]) -> 18446744073709551616
// CALL-RANDOM: @add count=50 seed=1
// CALL-RANDOM: @add_from count=50 seed=2
// CALL-RANDOM: @mul count=50 seed=3
// CALL-RANDOM: @bits count=50 seed=4
// CALL-RANDOM: @extremes count=50 seed=5
// CALL-RANDOM: @index(_) count=20 seed=6
// CALL-RANDOM: @wide count=20 seed=7
