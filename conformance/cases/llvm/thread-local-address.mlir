// RUN: %memref_cts run %s
// llvm.intr.threadlocal.address and llvm.intr.ssa.copy give what they take. On the reference machine only: the
// engine jit has no thread-local globals, and LLVM's code generator no instruction for ssa.copy.
llvm.mlir.global internal thread_local @counter(7 : i32) : i32
llvm.func @address() -> i32 {
  %p = llvm.mlir.addressof @counter : !llvm.ptr
  %q = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @copied(%a: i32) -> i32 {
  %r = llvm.intr.ssa.copy %a : i32
  llvm.return %r : i32
}
// CALL: @address() -> 7
// CALL: @copied(-3) -> -3
