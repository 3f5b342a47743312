// RUN: %check %s
// OPERATION: arith.floordivsi
// The divisor in the last lane of a vector of two rows is zero: arith.floordivsi.
func.func @f(%a: vector<2x2xi32>, %b: vector<2x2xi32>) -> vector<2x2xi32> {
  %r = arith.floordivsi %a, %b : vector<2x2xi32>  // TRAP: division-by-zero
  return %r : vector<2x2xi32>
}
// CALL: @f([-7, 7, -7, 7], [2, 2, -2, 0]) -> trap(division-by-zero)
// CALL: @f([-7, 7, -7, 7], [2, 2, -2, -2]) -> [-4, 3, 3, -4]
