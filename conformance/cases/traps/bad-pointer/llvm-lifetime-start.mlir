// RUN: %check %s
// OPERATION: llvm.intr.lifetime.start
// llvm.intr.lifetime.start of a stack object that llvm.intr.stackrestore has ended, or of one that is still there.
llvm.func @after(%v: i64) -> i64 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %s = llvm.intr.stacksave : !llvm.ptr
  %m = llvm.alloca %k8 x i8 : (i64) -> !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr  // TRAP: bad-pointer
  llvm.return %v : i64
}
llvm.func @before(%v: i64) -> i64 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %s = llvm.intr.stacksave : !llvm.ptr
  %m = llvm.alloca %k8 x i8 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.intr.stackrestore %s : !llvm.ptr
  llvm.return %v : i64
}
// CALL: @after(1) -> trap(bad-pointer)
// CALL: @before(1) -> 1
