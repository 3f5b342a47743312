// RUN: %check %s
// OPERATION: arith.remsi
// arith.remsi by zero.
func.func @f(%a: i32, %b: i32) -> i32 {
  %r = arith.remsi %a, %b : i32  // TRAP: division-by-zero
  return %r : i32
}
// CALL: @f(-7, 0) -> trap(division-by-zero)
// CALL: @f(-7, 2) -> -1
