// RUN: %check %s
// OPERATION: cf.cond_br
// A comparison of a value that overflowed decides where to go.
func.func @f(%a: i32, %b: i32) -> i32 {
  %s = arith.addi %a, %b overflow<nuw> : i32
  %c = arith.cmpi ult, %s, %a : i32
  cf.cond_br %c, ^one(%a : i32), ^one(%b : i32)  // TRAP: branch-on-poison
^one(%r: i32):
  return %r : i32
}
// CALL: @f(-1, 1) -> trap(branch-on-poison)
// CALL: @f(-2, 1) -> 1
