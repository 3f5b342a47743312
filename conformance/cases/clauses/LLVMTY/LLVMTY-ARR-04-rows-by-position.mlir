// RUN: %check %s
// CLAUSE: LLVMTY-ARR-04
// A vector of two dimensions is an array of rows: which row is known at run time only, so no instruction takes it out of the value.
func.func @row(%v: vector<3x2xi32>, %i: index) -> vector<2xi32> {
  %r = vector.extract %v[%i] : vector<2xi32> from vector<3x2xi32>
  return %r : vector<2xi32>
}
// CALL: @row([1, 2, 3, 4, 5, 6], 0) -> [1, 2]
// CALL: @row([1, 2, 3, 4, 5, 6], 2) -> [5, 6]
// CALL: @row([2147483647, 2, 3, 4, 5, 6], 0) -> [2147483647, 2]
// CALL: @row([-2147483648, 2, 3, 4, 5, 6], 0) -> [-2147483648, 2]
// CALL: @row([1, 2, 3, 4, 5, 6], 1) -> [3, 4]
