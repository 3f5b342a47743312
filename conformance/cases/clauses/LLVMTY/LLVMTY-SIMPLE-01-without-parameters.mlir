// RUN: %check %s
// CLAUSE: LLVMTY-SIMPLE-01
// Four types are a word alone.
llvm.func @f(!llvm.ppc_fp128, !llvm.token, !llvm.metadata) -> !llvm.void
llvm.func @g() -> !llvm.ppc_fp128
// CHECK-DAG: llvm.func @f(!llvm.ppc_fp128, !llvm.token, !llvm.metadata)
// CHECK-DAG: llvm.func @g() -> !llvm.ppc_fp128
