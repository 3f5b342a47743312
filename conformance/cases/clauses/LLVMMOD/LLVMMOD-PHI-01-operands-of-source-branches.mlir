// RUN: %check %s
// CLAUSE: LLVMMOD-PHI-01
// The operands of a branch are the arguments of its block in the same order.
func.func @f(%a: i32, %b: i32) -> i32 {
  cf.br ^next(%a, %b : i32, i32)
^next(%x: i32, %y: i32):
  %d = arith.subi %x, %y : i32
  return %d : i32
}
// CALL: @f(9, 4) -> 5
// CALL-RANDOM: @f count=20 seed=1
