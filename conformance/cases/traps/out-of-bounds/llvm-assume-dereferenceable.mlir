// RUN: %check %s
// OPERATION: llvm.intr.assume
// llvm.intr.assume that more bytes can be read than there are.
llvm.func @bytes(%n: i64) -> i32 {
  %true = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.intr.assume %true ["dereferenceable"(%p, %n : !llvm.ptr, i64)] : i1  // TRAP: out-of-bounds
  llvm.return %v : i32
}
// CALL: @bytes(5) -> trap(out-of-bounds)
// CALL: @bytes(4) -> 7
