// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-09
// Each of two structs mentions the other: the inner text is a name alone.
llvm.func @f(!llvm.struct<"tree", (i32, array<0 x struct<"list", (array<0 x struct<"tree">>, i8)>>)>)
// CHECK: llvm.func @f(!llvm.struct<"tree", (i32, array<0 x struct<"list", (array<0 x struct<"tree">>, i8)>>)>)
