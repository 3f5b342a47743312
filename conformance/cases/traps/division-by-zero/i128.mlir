// RUN: %check %s
// OPERATION: arith.remui
// All 128 bits of the divisor are zero; zero in the lower 64 bits only is no fault: arith.remui.
func.func @f(%a: i128, %h: i64) -> i128 {
  %c64 = arith.constant 64 : i128
  %x = arith.extui %h : i64 to i128
  %d = arith.shli %x, %c64 : i128
  %r = arith.remui %a, %d : i128  // TRAP: division-by-zero
  return %r : i128
}
// CALL: @f(18446744073709551623, 0) -> trap(division-by-zero)
// CALL: @f(18446744073709551623, 1) -> 7
