// RUN: %check %s
// OPERATION: arith.remui
// The quotient is not used; dividing is the fault.
func.func @f(%a: i64, %b: i64) -> i64 {
  %r = arith.remui %a, %b : i64  // TRAP: division-by-zero
  return %a : i64
}
// CALL: @f(5, 0) -> trap(division-by-zero)
// CALL: @f(5, 1) -> 5
