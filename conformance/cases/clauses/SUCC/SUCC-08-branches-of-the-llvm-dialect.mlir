// RUN: %check %s
// CLAUSE: SUCC-08
// Branches that are of the LLVM dialect before anything is lowered get the same rewrite: they
// are branches still.
// CHECK-LABEL: llvm.func @f(
// CHECK-NOT: llvm.select
// CHECK: llvm.cond_br %
// CHECK-NOT: llvm.select
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^end(%a : i32), ^end(%b : i32)
^end(%r: i32):
  return %r : i32
}
// CHECK-LABEL: llvm.func @g(
// CHECK-NOT: llvm.select
// CHECK: llvm.switch %
// CHECK-NOT: llvm.select
func.func @g(%x: i32, %a: i32, %b: i32, %d: i32) -> i32 {
  llvm.switch %x : i32, ^end(%d : i32) [
    3: ^end(%a : i32),
    7: ^end(%b : i32)
  ]
^end(%r: i32):
  return %r : i32
}
// CALL: @f(true, 1, 2) -> 1
// CALL: @f(false, 1, 2) -> 2
// CALL: @g(3, 10, 20, 30) -> 10
// CALL: @g(7, 10, 20, 30) -> 20
// CALL: @g(4, 10, 20, 30) -> 30
