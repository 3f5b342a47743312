// RUN: %check %s
// CLAUSE: LLVMMOD-CST-03
// NEGATIVE: parse "llvm.mlir.null"
// NEIGHBOUR: "llvm.mlir.null" -> "llvm.mlir.zero"
// The name that the operation once had.
llvm.func @f() -> !llvm.ptr {
  %n = llvm.mlir.null : !llvm.ptr
  llvm.return %n : !llvm.ptr
}
