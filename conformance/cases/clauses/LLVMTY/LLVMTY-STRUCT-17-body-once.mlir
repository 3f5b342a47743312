// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-17
// Inside itself a struct is its name; a second mention beside it is written in full.
llvm.func @f(!llvm.struct<"ring", (i8, array<0 x struct<"ring">>, array<2 x array<0 x struct<"ring">>>)>, !llvm.struct<"ring", (i8, array<0 x struct<"ring">>, array<2 x array<0 x struct<"ring">>>)>)
// CHECK: llvm.func @f(!llvm.struct<"ring", (i8, array<0 x struct<"ring">>, array<2 x array<0 x struct<"ring">>>)>, !llvm.struct<"ring", (i8,
