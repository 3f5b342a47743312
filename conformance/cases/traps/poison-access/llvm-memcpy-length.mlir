// RUN: %check %s
// OPERATION: llvm.intr.memcpy
// llvm.intr.memcpy of a number of bytes that is poison: the shift by 64 or more makes it so.
llvm.func @f(%s: i64, %b: i8) -> i8 {
  %k8 = llvm.mlir.constant(8 : i64) : i64
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k8 x i8 : (i64) -> !llvm.ptr
  %p = llvm.alloca %k8 x i8 : (i64) -> !llvm.ptr
  llvm.store %b, %m : i8, !llvm.ptr
  llvm.store %b, %p : i8, !llvm.ptr
  %n = llvm.shl %k1, %s : i64
  "llvm.intr.memcpy"(%p, %m, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()  // TRAP: poison-access
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}
// CALL: @f(64, 3) -> trap(poison-access)
// CALL: @f(3, 3) -> 3
// CALL: @f(0, 3) -> 3
