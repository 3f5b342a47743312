// RUN: %check %s
// CLAUSE: LLVMMOD-PHI-01
// Each of two blocks passes its own values to the block that both go to: three of one type, in an order of its own.
func.func @join(%c: i1, %a: i32, %b: i32, %d: i32) -> (i32, i32, i32) {
  cf.cond_br %c, ^left, ^right
^left:
  cf.br ^both(%a, %b, %d : i32, i32, i32)
^right:
  cf.br ^both(%d, %a, %b : i32, i32, i32)
^both(%x: i32, %y: i32, %z: i32):
  return %x, %y, %z : i32, i32, i32
}
// A loop is entered from above and from its own end, and exchanges two values each time around.
func.func @turns(%n: i32, %a: i32, %b: i32) -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%n, %a, %b : i32, i32, i32)
^head(%i: i32, %x: i32, %y: i32):
  %done = arith.cmpi eq, %i, %zero : i32
  cf.cond_br %done, ^end, ^body
^body:
  %next = arith.subi %i, %one : i32
  cf.br ^head(%next, %y, %x : i32, i32, i32)
^end:
  return %x, %y : i32, i32
}
// CALL: @join(true, 1, 2, 3) -> 1, 2, 3
// CALL: @join(false, 1, 2, 3) -> 3, 1, 2
// CALL: @turns(0, 7, 8) -> 7, 8
// CALL: @turns(1, 7, 8) -> 8, 7
// CALL: @turns(4, 7, 8) -> 7, 8
