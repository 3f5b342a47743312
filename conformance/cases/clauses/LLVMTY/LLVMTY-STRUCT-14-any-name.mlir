// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-14
// Spaces, keywords and nothing but digits.
llvm.func @f(!llvm.struct<"a name with spaces", (i8)>, !llvm.struct<"struct", (i16)>, !llvm.struct<"opaque", (i32)>, !llvm.struct<"42", (i64)>)
// CHECK: llvm.func @f(!llvm.struct<"a name with spaces", (i8)>, !llvm.struct<"struct", (i16)>, !llvm.struct<"opaque", (i32)>, !llvm.struct<"42", (i64)>)
