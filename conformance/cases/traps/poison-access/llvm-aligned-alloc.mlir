// RUN: %check %s
// OPERATION: llvm.call
// aligned_alloc with an alignment that is poison.
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%s: i64, %v: i32) -> i32 {
  %k4 = llvm.mlir.constant(16 : i64) : i64
  %k64 = llvm.mlir.constant(64 : i64) : i64
  %n = llvm.lshr exact %k4, %s : i64
  %p = llvm.call @aligned_alloc(%n, %k64) : (i64, i64) -> !llvm.ptr  // TRAP: poison-access
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return %v : i32
}
// CALL: @f(5, 1) -> trap(poison-access)
// CALL: @f(1, 1) -> 1
