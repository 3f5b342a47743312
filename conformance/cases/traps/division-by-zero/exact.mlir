// RUN: %check %s
// OPERATION: arith.divui
// Zero is a multiple of everything, and still an exact division of it by zero has no answer: arith.divui.
func.func @f(%a: i24, %b: i24) -> i24 {
  %r = arith.divui %a, %b exact : i24  // TRAP: division-by-zero
  return %r : i24
}
// CALL: @f(0, 0) -> trap(division-by-zero)
// CALL: @f(0, 5) -> 0
