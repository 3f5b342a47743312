// RUN: %check %s
// OPERATION: cf.assert
// The assertion stands before a division by zero and stops the program first, so the division is not what ends it: cf.assert.
func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c = arith.cmpi ne, %b, %c0 : i32
  cf.assert %c, "divisor"  // TRAP: assert
  %r = arith.divsi %a, %b : i32
  return %r : i32
}
// CALL: @f(7, 0) -> trap(assert)
// CALL: @f(7, -7) -> -1
