// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-02
// No keyword and the keyword external are the same.
llvm.func @a()
llvm.func external @b()
llvm.mlir.global @c(1 : i32) : i32
llvm.mlir.global external @d(1 : i32) : i32
// CHECK-DAG: llvm.func @a()
// CHECK-DAG: llvm.func @b()
// CHECK-DAG: llvm.mlir.global external @c(
// CHECK-DAG: llvm.mlir.global external @d(
