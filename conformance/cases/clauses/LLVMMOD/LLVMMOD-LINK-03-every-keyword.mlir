// RUN: %check %s
// CLAUSE: LLVMMOD-LINK-03
// Each linkage of LLVM has its own word.
llvm.mlir.global private @a(1 : i32) : i32
llvm.mlir.global internal @b(1 : i32) : i32
llvm.mlir.global available_externally @c(1 : i32) : i32
llvm.mlir.global linkonce @d(1 : i32) : i32
llvm.mlir.global weak @e(1 : i32) : i32
llvm.mlir.global common @f(0 : i32) : i32
llvm.mlir.global appending @g(dense<[1]> : tensor<1xi32>) : !llvm.array<1 x i32>
llvm.mlir.global extern_weak @h() : i32
llvm.mlir.global linkonce_odr @i(1 : i32) : i32
llvm.mlir.global weak_odr @j(1 : i32) : i32
llvm.mlir.global external @k() : i32
llvm.func private @l() {
  llvm.return
}
llvm.func linkonce_odr @m() {
  llvm.return
}
llvm.func extern_weak @n()
// CHECK-DAG: llvm.mlir.global private @a(
// CHECK-DAG: llvm.mlir.global internal @b(
// CHECK-DAG: llvm.mlir.global available_externally @c(
// CHECK-DAG: llvm.mlir.global linkonce @d(
// CHECK-DAG: llvm.mlir.global weak @e(
// CHECK-DAG: llvm.mlir.global common @f(
// CHECK-DAG: llvm.mlir.global appending @g(
// CHECK-DAG: llvm.mlir.global extern_weak @h(
// CHECK-DAG: llvm.mlir.global linkonce_odr @i(
// CHECK-DAG: llvm.mlir.global weak_odr @j(
// CHECK-DAG: llvm.mlir.global external @k(
// CHECK-DAG: llvm.func private @l(
// CHECK-DAG: llvm.func linkonce_odr @m(
// CHECK-DAG: llvm.func extern_weak @n(
