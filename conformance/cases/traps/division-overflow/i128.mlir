// RUN: %check %s
// OPERATION: arith.divsi
// The sign is bit 127; the smallest value of 64 bits is ordinary for arith.divsi on i128.
func.func @f(%s: i128, %b: i128) -> i128 {
  %c1 = arith.constant 1 : i128
  %p = arith.shli %c1, %s : i128
  %r = arith.divsi %p, %b : i128  // TRAP: division-overflow
  return %r : i128
}
// CALL: @f(127, -1) -> trap(division-overflow)
// CALL: @f(63, -1) -> -9223372036854775808
