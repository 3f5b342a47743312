// RUN: %check %s
// CLAUSE: LLVMMOD-GLOB-02
// NEGATIVE: verify "symbol"
// NEIGHBOUR: "llvm.func @f()" -> "module @f"
// A function is no table of symbols.
llvm.func @f() {
  llvm.mlir.global internal @g(1 : i32) : i32
  llvm.return
}
