// RUN: %check %s
// CLAUSE: SUCC-08
// A branch that is of the LLVM dialect before anything is lowered gets the same rewrite: it is a
// branch still.
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  return %r : i32
}
// CHECK-NOT: llvm.select
// CHECK: llvm.cond_br %
// CHECK-NOT: llvm.select
// CALL: @f(true, 1, 2) -> 1
// CALL: @f(false, 1, 2) -> 2
