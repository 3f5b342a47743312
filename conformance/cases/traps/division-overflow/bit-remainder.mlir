// RUN: %check %s
// OPERATION: arith.remsi
// A lane of one bit divides minus one by minus one, which overflows in arith.remsi.
func.func @f(%a: vector<4xi1>, %b: vector<4xi1>) -> vector<4xi1> {
  %r = arith.remsi %a, %b : vector<4xi1>  // TRAP: division-overflow
  return %r : vector<4xi1>
}
// CALL: @f([false, false, true, false], [true, true, true, true]) -> trap(division-overflow)
// CALL: @f([false, false, false, false], [true, true, true, true]) -> [false, false, false, false]
