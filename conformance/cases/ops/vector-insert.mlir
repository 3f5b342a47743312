// RUN: %check %s
// vector.insert: scalars and slices at positions that are written down or computed; -1 gives poison.
func.func @element(%s: i32, %v: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.insert %s, %v[1, 0] : i32 into vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @row(%s: vector<3xi16>, %v: vector<2x3xi16>) -> vector<2x3xi16> {
  %r = vector.insert %s, %v[0] : vector<3xi16> into vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @only(%s: f32, %v: vector<f32>) -> vector<f32> {
  %r = vector.insert %s, %v[] : f32 into vector<f32>
  return %r : vector<f32>
}
func.func @lane(%s: i8, %v: vector<4xi8>, %i: index) -> vector<4xi8> {
  %r = vector.insert %s, %v[%i] : i8 into vector<4xi8>
  return %r : vector<4xi8>
}
func.func @deep(%s: i64, %v: vector<2x3xi64>, %i: index) -> vector<2x3xi64> {
  %r = vector.insert %s, %v[1, %i] : i64 into vector<2x3xi64>
  return %r : vector<2x3xi64>
}
func.func @none(%s: i8, %v: vector<4xi8>) -> vector<4xi8> {
  %r = vector.insert %s, %v[-1] : i8 into vector<4xi8>
  return %r : vector<4xi8>
}
// CALL: @element(9, [1, 2, 3, 4, 5, 6]) -> [1, 2, 3, 9, 5, 6]
// CALL: @row([7, 8, 9], [1, 2, 3, 4, 5, 6]) -> [7, 8, 9, 4, 5, 6]
// CALL: @only(4.0, [1.0]) -> [4.0]
// CALL: @lane(9, [1, 2, 3, 4], 3) -> [1, 2, 3, 9]
// CALL: @lane(9, [1, 2, 3, 4], 4) -> [_, _, _, _]
// CALL: @deep(9, [1, 2, 3, 4, 5, 6], 2) -> [1, 2, 3, 4, 5, 9]
// CALL: @none(9, [1, 2, 3, 4]) -> [_, _, _, _]
// CALL-RANDOM: @element count=20 seed=1
// CALL-RANDOM: @row count=20 seed=2
// CALL-RANDOM: @lane(_, _, 0..3) count=50 seed=3
// CALL-RANDOM: @deep(_, _, 0..2) count=50 seed=4
