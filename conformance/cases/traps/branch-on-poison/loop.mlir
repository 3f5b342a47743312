// RUN: %check %s
// OPERATION: cf.cond_br
// The sum overflows in the last iteration; comparing it decides over the next one: cf.cond_br.
func.func @f(%a: i8, %step: i8, %end: i8) -> i8 {
  cf.br ^head(%a : i8)
^head(%x: i8):
  %y = arith.addi %x, %step overflow<nsw> : i8
  %more = arith.cmpi slt, %y, %end : i8
  cf.cond_br %more, ^head(%y : i8), ^end  // TRAP: branch-on-poison
^end:
  return %x : i8
}
// CALL: @f(100, 10, 127) -> trap(branch-on-poison)
// CALL: @f(100, 10, 120) -> 110
