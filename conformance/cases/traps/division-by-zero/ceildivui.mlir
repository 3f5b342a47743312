// RUN: %check %s
// OPERATION: arith.ceildivui
// arith.ceildivui by zero.
func.func @f(%a: i32, %b: i32) -> i32 {
  %r = arith.ceildivui %a, %b : i32  // TRAP: division-by-zero
  return %r : i32
}
// CALL: @f(7, 0) -> trap(division-by-zero)
// CALL: @f(7, 2) -> 4
