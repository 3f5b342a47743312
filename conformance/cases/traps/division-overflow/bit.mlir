// RUN: %check %s
// OPERATION: arith.divsi
// In one bit the smallest value is minus one itself: arith.divsi of true by true overflows.
func.func @f(%a: i1, %b: i1) -> i1 {
  %r = arith.divsi %a, %b : i1  // TRAP: division-overflow
  return %r : i1
}
// CALL: @f(true, true) -> trap(division-overflow)
// CALL: @f(false, true) -> false
