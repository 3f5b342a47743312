// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-01
// The keyword of the linkage stands before the symbol.
llvm.func internal @f() {
  llvm.return
}
llvm.mlir.global weak_odr @g(1 : i32) : i32
// CHECK-DAG: llvm.func internal @f()
// CHECK-DAG: llvm.mlir.global weak_odr @g(
