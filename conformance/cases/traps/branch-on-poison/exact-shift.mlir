// RUN: %check %s
// OPERATION: cf.cond_br
// A shift that is called exact loses a set bit, and both edges lead to one block, with other operands: cf.cond_br.
func.func @f(%a: i64, %s: i64) -> i64 {
  %x = arith.shrsi %a, %s exact : i64
  %z = arith.constant 0 : i64
  %c = arith.cmpi slt, %x, %z : i64
  cf.cond_br %c, ^end(%s : i64), ^end(%x : i64)  // TRAP: branch-on-poison
^end(%r: i64):
  return %r : i64
}
// CALL: @f(-6, 2) -> trap(branch-on-poison)
// CALL: @f(-8, 2) -> 2
