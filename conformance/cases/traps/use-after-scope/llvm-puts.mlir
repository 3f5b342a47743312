// RUN: %check %s
// OPERATION: llvm.call
// puts of a text on a stack that was restored.
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @f(%c: i1, %v: i32) -> i32 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %x = llvm.mlir.constant(120 : i16) : i16
  %s = llvm.intr.stacksave : !llvm.ptr
  %m = llvm.alloca %k2 x i8 {alignment = 2 : i64} : (i64) -> !llvm.ptr
  llvm.store %x, %m : i16, !llvm.ptr
  llvm.cond_br %c, ^restore, ^print
^restore:
  llvm.intr.stackrestore %s : !llvm.ptr
  llvm.br ^print
^print:
  %r = llvm.call @puts(%m) : (!llvm.ptr) -> i32  // TRAP: use-after-scope
  llvm.return %v : i32
}
// CALL: @f(true, 1) -> trap(use-after-scope)
// CALL: @f(false, 1) -> 1
