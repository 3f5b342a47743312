// RUN: %check %s
// OPERATION: llvm.load
// llvm.intr.memcpy moves what was never written, which is no fault; the load of the copy is.
llvm.func @f(%i: i64, %v: i16) -> i16 {
  %k2 = llvm.mlir.constant(2 : i64) : i64
  %k4 = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.alloca %k2 x i16 : (i64) -> !llvm.ptr
  %k = llvm.alloca %k2 x i16 : (i64) -> !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.store %zero, %k {alignment = 2 : i64} : i32, !llvm.ptr
  %p = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i16
  llvm.store %v, %p : i16, !llvm.ptr
  "llvm.intr.memcpy"(%k, %m, %k4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %q = llvm.getelementptr inbounds %k[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %r = llvm.load %q : !llvm.ptr -> i16  // TRAP: uninitialized-read
  llvm.return %r : i16
}
// CALL: @f(0, 6) -> trap(uninitialized-read)
// CALL: @f(1, 6) -> 6
