// RUN: %check %s
// OPERATION: llvm.unreachable
// llvm.unreachable as the default of llvm.switch.
llvm.func @f(%a: i2) -> i8 {
  %x = llvm.mlir.constant(10 : i8) : i8
  %y = llvm.mlir.constant(20 : i8) : i8
  llvm.switch %a : i2, ^never [
    0: ^end(%x : i8),
    -1: ^end(%y : i8)
  ]
^never:
  llvm.unreachable  // TRAP: unreachable
^end(%r: i8):
  llvm.return %r : i8
}
// CALL: @f(1) -> trap(unreachable)
// CALL: @f(-2) -> trap(unreachable)
// CALL: @f(0) -> 10
// CALL: @f(-1) -> 20
