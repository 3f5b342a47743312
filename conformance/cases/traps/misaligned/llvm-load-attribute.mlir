// RUN: %check %s
// OPERATION: llvm.load
// llvm.load of a byte that is said to be aligned to 16, at byte 8 of an object aligned to 32; at byte 16 that is true.
llvm.func @f(%i: i64, %v: i8) -> i8 {
  %k4 = llvm.mlir.constant(32 : i64) : i64
  %m = llvm.alloca %k4 x i8 {alignment = 32 : i64} : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %r = llvm.load %p {alignment = 16 : i64} : !llvm.ptr -> i8  // TRAP: misaligned
  llvm.return %r : i8
}
// CALL: @f(8, 1) -> trap(misaligned)
// CALL: @f(1, 1) -> trap(misaligned)
// CALL: @f(16, 1) -> 1
// CALL: @f(0, 1) -> 1
