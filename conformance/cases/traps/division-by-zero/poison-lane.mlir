// RUN: %check %s
// OPERATION: arith.remsi
// One lane of the divisor is poison, the other lane divides properly: arith.remsi.
func.func @f(%a: vector<2xi8>, %b: vector<2xi8>, %s: vector<2xi8>) -> vector<2xi8> {
  %d = arith.shli %b, %s : vector<2xi8>
  %r = arith.remsi %a, %d : vector<2xi8>  // TRAP: division-by-zero
  return %r : vector<2xi8>
}
// CALL: @f([9, -9], [1, 1], [2, 8]) -> trap(division-by-zero)
// CALL: @f([9, -9], [1, 1], [2, 1]) -> [1, -1]
