// RUN: %check %s
// OPERATION: arith.remsi
// arith.remsi of the smallest value by minus one.
func.func @f(%a: i8, %b: i8) -> i8 {
  %r = arith.remsi %a, %b : i8  // TRAP: division-overflow
  return %r : i8
}
// CALL: @f(-128, -1) -> trap(division-overflow)
// CALL: @f(-127, -1) -> 0
