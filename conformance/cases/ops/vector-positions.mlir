// RUN: %check %s
// Positions known at run time among rows.
func.func @row(%v: vector<3x2xi32>, %i: index) -> vector<2xi32> {
  %r = vector.extract %v[%i] : vector<2xi32> from vector<3x2xi32>
  return %r : vector<2xi32>
}
func.func @both(%v: vector<3x2x2xi16>, %i: index, %j: index) -> i16 {
  %r = vector.extract %v[%i, 1, %j] : i16 from vector<3x2x2xi16>
  return %r : i16
}
func.func @put_both(%s: i8, %v: vector<2x3x2xi8>, %i: index, %j: index) -> vector<2x3x2xi8> {
  %r = vector.insert %s, %v[%i, %j, 1] : i8 into vector<2x3x2xi8>
  return %r : vector<2x3x2xi8>
}
// CALL: @row([1, 2, 3, 4, 5, 6], 2) -> [5, 6]
// CALL: @both([0, 0, 1, 2, 0, 0, 3, 4, 0, 0, 5, 6], 1, 1) -> 4
// CALL: @put_both(9, [1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0], 0, 2) -> [1, 2, 3, 4, 5, 9, 7, 8, 0, 0, 0, 0]
// CALL-RANDOM: @row(_, 0..2) count=30 seed=1
// CALL-RANDOM: @both(_, 0..2, 0..1) count=30 seed=2
// CALL-RANDOM: @put_both(_, _, 0..1, 0..2) count=30 seed=4
