// RUN: %check %s
// OPERATION: arith.divsi
// Minus one divides everything, but an exact division overflows like any other: arith.divsi.
func.func @f(%a: i16, %b: i16) -> i16 {
  %r = arith.divsi %a, %b exact : i16  // TRAP: division-overflow
  return %r : i16
}
// CALL: @f(-32768, -1) -> trap(division-overflow)
// CALL: @f(-32768, -2) -> 16384
