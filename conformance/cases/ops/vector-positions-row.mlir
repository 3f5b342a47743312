// RUN: %check %s
// vector.insert of a row at a position known at run time.
func.func @put_row(%s: vector<2xi32>, %v: vector<3x2xi32>, %i: index) -> vector<3x2xi32> {
  %r = vector.insert %s, %v[%i] : vector<2xi32> into vector<3x2xi32>
  return %r : vector<3x2xi32>
}
// CALL: @put_row([7, 8], [1, 2, 3, 4, 5, 6], 1) -> [1, 2, 7, 8, 5, 6]
// CALL-RANDOM: @put_row(_, _, 0..2) count=30 seed=3
