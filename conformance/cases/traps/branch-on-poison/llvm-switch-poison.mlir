// RUN: %check %s
// OPERATION: llvm.switch
// llvm.switch on poison: a shift by the width.
llvm.func @f(%s: i8) -> i32 {
  %k1 = llvm.mlir.constant(1 : i8) : i8
  %c = llvm.shl %k1, %s : i8
  %x = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.mlir.constant(2 : i32) : i32
  llvm.switch %c : i8, ^end(%x : i32) [  // TRAP: branch-on-poison
    4: ^end(%y : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}
// CALL: @f(8) -> trap(branch-on-poison)
// CALL: @f(-1) -> trap(branch-on-poison)
// CALL: @f(2) -> 2
// CALL: @f(7) -> 1
