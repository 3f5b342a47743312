// RUN: %check %s
// CLAUSE: SUCC-04
// Operands of the two edges of a conditional branch arrive at their own block or at their own edge of one block.
func.func @two_blocks(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.cond_br %c, ^left(%a : i32), ^right(%b : i32)
^left(%x: i32):
  return %x, %c1 : i32, i32
^right(%y: i32):
  return %y, %c2 : i32, i32
}
func.func @one_block(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  cf.cond_br %c, ^end(%a, %b : i32, i32), ^end(%b, %a : i32, i32)
^end(%x: i32, %y: i32):
  return %x, %y : i32, i32
}
// CALL: @two_blocks(true, 10, 20) -> 10, 1
// CALL: @two_blocks(false, 10, 20) -> 20, 2
// CALL: @one_block(true, 10, 20) -> 10, 20
// CALL: @one_block(false, 10, 20) -> 20, 10
