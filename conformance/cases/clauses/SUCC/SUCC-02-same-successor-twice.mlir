// RUN: %check %s
// CLAUSE: SUCC-02
// Both edges go to one block with other operands each: the value is that of the edge taken. The branch stays one,
// with a block on one of its edges, now or at the export; values are not chosen without a branch.
// CHECK-LABEL: llvm.func @f(
// CHECK-NOT: llvm.select
// CHECK: llvm.cond_br %
// CHECK-NOT: llvm.select
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  return %r : i32
}
// CALL: @f(true, 1, 2) -> 1
// CALL: @f(false, 1, 2) -> 2
