// RUN: %check %s
// OPERATION: cf.assert
// The message has quotes, a percent sign and a line break, which change nothing; the condition is false for zero only: cf.assert.
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c = arith.cmpi ne, %a, %c0 : i32
  cf.assert %c, "100%s \22sure\22\0A"  // TRAP: assert
  return %a : i32
}
// CALL: @f(0) -> trap(assert)
// CALL: @f(1) -> 1
