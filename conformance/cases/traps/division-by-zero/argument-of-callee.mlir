// RUN: %check %s
// OPERATION: arith.ceildivui
// The call that divides stands behind a function value, its divisor is a remainder that is zero every third time: arith.ceildivui.
func.func private @divide(%a: i64, %b: i64) -> i64 {
  %r = arith.ceildivui %a, %b : i64  // TRAP: division-by-zero
  return %r : i64
}
func.func @f(%a: i64, %b: i64) -> i64 {
  %c3 = arith.constant 3 : i64
  %g = constant @divide : (i64, i64) -> i64
  %d = arith.remui %b, %c3 : i64
  %r = call_indirect %g(%a, %d) : (i64, i64) -> i64
  return %r : i64
}
// CALL: @f(9, 6) -> trap(division-by-zero)
// CALL: @f(9, 5) -> 5
