// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-21
// A nested struct that is not recursive is written out wherever it stands.
llvm.func @f(!llvm.struct<"outer", (struct<"inner", (i8)>, struct<"inner", (i8)>, struct<(struct<"inner", (i8)>)>)>)
// CHECK: llvm.func @f(!llvm.struct<"outer", (struct<"inner", (i8)>, struct<"inner", (i8)>, struct<(struct<"inner", (i8)>)>)>)
