// RUN: %check %s
// CLAUSE: SUCC-05
// Both edges of a branch to one block: each brings its own value, and one of them needs no block of its own. It is
// wrong that two blocks behind the branch lead to a third; both edges to one block are right before the export.
func.func @g(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  return %r : i32
}
// CHECK-NOT: llvm.select
// CHECK: llvm.cond_br %
// CHECK-NOT: llvm.select
// CHECK-NOT: // 2 preds: ^bb{{[1-9][0-9]*}}, ^bb{{[1-9][0-9]*}}
// CALL: @g(true, 10, 20) -> 10
// CALL: @g(false, 10, 20) -> 20
