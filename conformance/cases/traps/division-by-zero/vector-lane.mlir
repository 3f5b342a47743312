// RUN: %check %s
// OPERATION: arith.divui
// One lane of a vector division has divisor zero.
func.func @f(%a: vector<3xi16>, %b: vector<3xi16>) -> vector<3xi16> {
  %r = arith.divui %a, %b : vector<3xi16>  // TRAP: division-by-zero
  return %r : vector<3xi16>
}
// CALL: @f([4, 5, 6], [1, 0, 2]) -> trap(division-by-zero)
// CALL: @f([4, 5, 6], [1, 5, 2]) -> [4, 1, 3]
