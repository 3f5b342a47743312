// RUN: %check %s
// OPERATION: arith.divui
// The only divisor of one bit that is not zero is one: arith.divui.
func.func @f(%a: i1, %b: i1) -> i1 {
  %r = arith.divui %a, %b : i1  // TRAP: division-by-zero
  return %r : i1
}
// CALL: @f(true, false) -> trap(division-by-zero)
// CALL: @f(true, true) -> true
