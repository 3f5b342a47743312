// RUN: %check %s
// CLAUSE: SUCC-05
// Both edges of a branch to one block: each brings its own value, and one of them needs no block of its own. It is
// wrong that two blocks behind the branch lead to a third, of the first nine blocks that a lowering may make. Both edges
// to one block are right before the export.
func.func @g(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  return %r : i32
}
// CHECK-NOT: llvm.select
// CHECK: llvm.cond_br %
// CHECK-NOT: llvm.select
// CHECK-NOT: llvm.br ^bb1({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb1(
// CHECK-NOT: llvm.br ^bb2({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb2(
// CHECK-NOT: llvm.br ^bb3({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb3(
// CHECK-NOT: llvm.br ^bb4({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb4(
// CHECK-NOT: llvm.br ^bb5({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb5(
// CHECK-NOT: llvm.br ^bb6({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb6(
// CHECK-NOT: llvm.br ^bb7({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb7(
// CHECK-NOT: llvm.br ^bb8({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb8(
// CHECK-NOT: llvm.br ^bb9({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb9(
// CALL: @g(true, 10, 20) -> 10
// CALL: @g(false, 10, 20) -> 20
