// RUN: %check %s
// CLAUSE: LLVMTY-SYN-01
// Prefix, word of the kind, parameters if there are any.
llvm.func @f(!llvm.ptr, !llvm.array<2 x i8>, !llvm.struct<(i8, i16)>, !llvm.ppc_fp128) -> !llvm.ptr<5>
// CHECK: llvm.func @f(!llvm.ptr, !llvm.array<2 x i8>, !llvm.struct<(i8, i16)>, !llvm.ppc_fp128) -> !llvm.ptr<5>
