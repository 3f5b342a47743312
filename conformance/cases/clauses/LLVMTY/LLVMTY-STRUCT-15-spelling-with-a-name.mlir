// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-15
// Packed is written behind the name and in front of the members.
llvm.func @f(!llvm.struct<"tight", packed (i8, i32)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<(i8, i32)>)
// CHECK: llvm.func @f(!llvm.struct<"tight{{(\.1)?}}", packed (i8, i32)>, !llvm.struct<packed (i8, i32)>, !llvm.struct<(i8, i32)>)
