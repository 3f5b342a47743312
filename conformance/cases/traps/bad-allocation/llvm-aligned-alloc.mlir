// RUN: %check %s
// OPERATION: llvm.call
// aligned_alloc of 24 bytes aligned to 16: the size must be a multiple of the alignment, as 32 is.
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%n: i64, %v: i32) -> i32 {
  %k16 = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.call @aligned_alloc(%k16, %n) : (i64, i64) -> !llvm.ptr  // TRAP: bad-allocation
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return %r : i32
}
// CALL: @f(24, 1) -> trap(bad-allocation)
// CALL: @f(1, 1) -> trap(bad-allocation)
// CALL: @f(32, 1) -> 1
// CALL: @f(16, 1) -> 1
