// RUN: %check %s
// OPERATION: cf.assert
// The chosen operand of a select is poison; when it is the other one, nothing is: cf.assert.
func.func @f(%c: i1, %a: i8, %b: i8) -> i8 {
  %p = arith.muli %a, %b overflow<nuw> : i8
  %x = arith.select %c, %p, %a : i8
  %z = arith.constant 0 : i8
  %n = arith.cmpi ne, %x, %z : i8
  cf.assert %n, "not zero"  // TRAP: branch-on-poison
  return %x : i8
}
// CALL: @f(true, 16, 17) -> trap(branch-on-poison)
// CALL: @f(false, 16, 17) -> 16
// CALL: @f(true, 15, 17) -> -1
