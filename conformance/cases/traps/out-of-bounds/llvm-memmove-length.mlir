// RUN: %check %s
// OPERATION: llvm.intr.memmove
// llvm.intr.memmove of one byte more than there is, and of 2^64 - 1 bytes.
llvm.func @f(%n: i64, %b: i8) -> i8 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %m = llvm.alloca %k8 x i8 : (i64) -> !llvm.ptr
  %p = llvm.alloca %k8 x i8 : (i64) -> !llvm.ptr
  llvm.store %b, %m : i8, !llvm.ptr
  llvm.store %b, %p : i8, !llvm.ptr
  "llvm.intr.memmove"(%p, %m, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()  // TRAP: out-of-bounds
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
// CALL: @f(9, 3) -> trap(out-of-bounds)
// CALL: @f(-1, 3) -> trap(out-of-bounds)
// CALL: @f(8, 3) -> 3
// CALL: @f(0, 3) -> 3
