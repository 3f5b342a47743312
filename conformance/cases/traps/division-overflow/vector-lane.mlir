// RUN: %check %s
// OPERATION: arith.floordivsi
// One lane of four holds the smallest value and minus one, the others only one of them: arith.floordivsi.
func.func @f(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = arith.floordivsi %a, %b : vector<4xi8>  // TRAP: division-overflow
  return %r : vector<4xi8>
}
// CALL: @f([-128, 5, -128, 7], [1, -1, -1, 2]) -> trap(division-overflow)
// CALL: @f([-128, 5, -127, 7], [1, -1, -1, 2]) -> [-128, -5, 127, 3]
