// RUN: %check %s
// OPERATION: cf.assert
// An assertion that does not hold ends the program: defined, and every engine must end.
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c = arith.cmpi sge, %a, %c0 : i32
  cf.assert %c, "not negative"  // TRAP: assert
  return %a : i32
}
// CALL: @f(-1) -> trap(assert)
// CALL: @f(0) -> 0
