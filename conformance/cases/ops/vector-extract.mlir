// RUN: %check %s
// vector.extract: scalars and slices at positions that are written down or computed; -1 gives poison.
func.func @element(%v: vector<2x3xi32>) -> i32 {
  %r = vector.extract %v[1, 2] : i32 from vector<2x3xi32>
  return %r : i32
}
func.func @row(%v: vector<2x3xi32>) -> vector<3xi32> {
  %r = vector.extract %v[1] : vector<3xi32> from vector<2x3xi32>
  return %r : vector<3xi32>
}
func.func @whole(%v: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.extract %v[] : vector<2x3xi32> from vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @only(%v: vector<f32>) -> f32 {
  %r = vector.extract %v[] : f32 from vector<f32>
  return %r : f32
}
func.func @lane(%v: vector<5xi16>, %i: index) -> i16 {
  %r = vector.extract %v[%i] : i16 from vector<5xi16>
  return %r : i16
}
func.func @deep(%v: vector<2x2x3xi8>, %i: index) -> i8 {
  %r = vector.extract %v[1, 0, %i] : i8 from vector<2x2x3xi8>
  return %r : i8
}
func.func @none(%v: vector<2x3xi32>) -> i32 {
  %r = vector.extract %v[-1, 2] : i32 from vector<2x3xi32>
  return %r : i32
}
// CALL: @element([1, 2, 3, 4, 5, 6]) -> 6
// CALL: @row([1, 2, 3, 4, 5, 6]) -> [4, 5, 6]
// CALL: @whole([1, 2, 3, 4, 5, 6]) -> [1, 2, 3, 4, 5, 6]
// CALL: @only([2.5]) -> 2.5
// CALL: @lane([10, 20, 30, 40, 50], 0) -> 10
// CALL: @lane([10, 20, 30, 40, 50], 4) -> 50
// CALL: @lane([10, 20, 30, 40, 50], 5) -> _
// CALL: @lane([10, 20, 30, 40, 50], -1) -> _
// CALL: @deep([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 1) -> 8
// CALL: @none([1, 2, 3, 4, 5, 6]) -> _
// CALL-RANDOM: @element count=20 seed=1
// CALL-RANDOM: @row count=20 seed=2
// CALL-RANDOM: @lane(_, 0..4) count=50 seed=3
// CALL-RANDOM: @deep(_, 0..2) count=50 seed=4
