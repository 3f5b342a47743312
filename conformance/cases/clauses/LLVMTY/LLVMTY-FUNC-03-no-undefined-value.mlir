// RUN: %check %s
// CLAUSE: LLVMTY-FUNC-03
// NEGATIVE: verify "llvm.mlir.poison"
// NEIGHBOUR: "!llvm.func<void ()>" -> "!llvm.ptr"
// Nothing is a value of function type, be it poison.
llvm.func @f() {
  %g = llvm.mlir.poison : !llvm.func<void ()>
  llvm.return
}
