// RUN: %check %s
// OPERATION: llvm.load
// The outer one of two marks ends what was allocated since either of them.
llvm.func @f(%outer: i1, %v: i32) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %s = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %t = llvm.intr.stacksave : !llvm.ptr
  %b = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %b : i32, !llvm.ptr
  %m = llvm.select %outer, %s, %t : i1, !llvm.ptr
  llvm.intr.stackrestore %m : !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32  // TRAP: use-after-scope
  llvm.return %r : i32
}
// CALL: @f(true, 3) -> trap(use-after-scope)
// CALL: @f(false, 3) -> 3
