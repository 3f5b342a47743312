// RUN: %check %s
// OPERATION: llvm.intr.stackrestore
// The end of an allocation is no mark where llvm.intr.stacksave has not been.
llvm.func @f(%v: i32, %saved: i1) -> i32 {
  %k1 = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  llvm.store %v, %m : i32, !llvm.ptr
  %end = llvm.getelementptr inbounds %m[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %k = llvm.alloca %k1 x i32 : (i64) -> !llvm.ptr
  %s = llvm.intr.stacksave : !llvm.ptr
  %u = llvm.select %saved, %s, %end : i1, !llvm.ptr
  llvm.intr.stackrestore %u : !llvm.ptr  // TRAP: bad-pointer
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CALL: @f(3, false) -> trap(bad-pointer)
// CALL: @f(3, true) -> 3
