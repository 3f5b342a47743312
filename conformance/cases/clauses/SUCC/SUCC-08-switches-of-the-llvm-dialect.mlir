// RUN: %check %s
// CLAUSE: SUCC-08
// A switch that is of the LLVM dialect before anything is lowered gets the same rewrite: it is a
// switch still.
func.func @g(%x: i32, %a: i32, %b: i32, %d: i32) -> i32 {
  llvm.switch %x : i32, ^end(%d : i32) [
    3: ^end(%a : i32),
    7: ^end(%b : i32)
  ]
^end(%r: i32):
  return %r : i32
}
// CHECK-NOT: llvm.select
// CHECK: llvm.switch %
// CHECK-NOT: llvm.select
// CALL: @g(3, 10, 20, 30) -> 10
// CALL: @g(7, 10, 20, 30) -> 20
// CALL: @g(4, 10, 20, 30) -> 30
