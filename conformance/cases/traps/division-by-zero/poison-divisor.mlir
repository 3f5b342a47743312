// RUN: %check %s
// OPERATION: arith.divui
// A divisor that is a sum that overflowed is poison and may be zero: arith.divui.
func.func @f(%a: i16, %x: i16, %y: i16) -> i16 {
  %d = arith.addi %x, %y overflow<nsw> : i16
  %r = arith.divui %a, %d : i16  // TRAP: division-by-zero
  return %r : i16
}
// CALL: @f(12, 32767, 4) -> trap(division-by-zero)
// CALL: @f(12, 32763, 4) -> 0
