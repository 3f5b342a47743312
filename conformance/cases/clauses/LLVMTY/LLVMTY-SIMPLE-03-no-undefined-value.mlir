// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-03
// NEGATIVE: verify "llvm.mlir.undef"
// NEIGHBOUR: "!llvm.void" -> "i32"
// Nothing is a value of void, be it undefined.
llvm.func @f() {
  %v = llvm.mlir.undef : !llvm.void
  llvm.return
}
