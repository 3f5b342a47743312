// RUN: %check %s
// OPERATION: cf.assert
// The assertion that fails stands two calls deep, and the callers' own assertions hold: cf.assert.
func.func private @inner(%a: i32) -> i32 {
  %c9 = arith.constant 9 : i32
  %c = arith.cmpi slt, %a, %c9 : i32
  cf.assert %c, "inner"  // TRAP: assert
  return %a : i32
}
func.func private @outer(%a: i32) -> i32 {
  %c10 = arith.constant 10 : i32
  %c = arith.cmpi slt, %a, %c10 : i32
  cf.assert %c, "outer"
  %r = call @inner(%a) : (i32) -> i32
  return %r : i32
}
func.func @f(%a: i32) -> i32 {
  %r = call @outer(%a) : (i32) -> i32
  return %r : i32
}
// CALL: @f(9) -> trap(assert)
// CALL: @f(8) -> 8
