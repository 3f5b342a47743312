// RUN: %check %s
// OPERATION: arith.divsi
// A dividend that is poison may be the smallest value; with divisor minus one that is a fault of arith.divsi.
func.func @f(%x: i32, %y: i32, %b: i32) -> i32 {
  %a = arith.muli %x, %y overflow<nsw> : i32
  %r = arith.divsi %a, %b : i32  // TRAP: division-overflow
  return %r : i32
}
// CALL: @f(65536, 65536, -1) -> trap(division-overflow)
// CALL: @f(65536, 256, -1) -> -16777216
