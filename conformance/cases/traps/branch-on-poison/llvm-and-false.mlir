// RUN: %check %s
// OPERATION: llvm.cond_br
// llvm.and of false and poison is poison; a select of false and poison is false.
llvm.func @f(%a: i1, %s: i1) -> i32 {
  %k1 = llvm.mlir.constant(true) : i1
  %p = llvm.shl %k1, %s : i1
  %c = llvm.and %a, %p : i1
  %x = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %c, ^end(%x : i32), ^end(%y : i32)  // TRAP: branch-on-poison
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @logical(%a: i1, %s: i1) -> i32 {
  %k1 = llvm.mlir.constant(true) : i1
  %k0 = llvm.mlir.constant(false) : i1
  %p = llvm.shl %k1, %s : i1
  %c = llvm.select %a, %p, %k0 : i1, i1
  %x = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %c, ^end(%x : i32), ^end(%y : i32)  // TRAP: branch-on-poison
^end(%r: i32):
  llvm.return %r : i32
}
// CALL: @f(false, true) -> trap(branch-on-poison)
// CALL: @f(false, false) -> 2
// CALL: @f(true, false) -> 1
// CALL: @logical(false, true) -> 2
// CALL: @logical(true, true) -> trap(branch-on-poison)
// CALL: @logical(true, false) -> 1
