// RUN: %check %s
// CLAUSE: LLVMTY-STRUCT-16
// An empty body is written with parentheses, with a name and without one.
llvm.func @f(!llvm.struct<"nothing", ()>, !llvm.struct<()>, !llvm.struct<packed ()>)
// CHECK: llvm.func @f(!llvm.struct<"nothing{{(\.1)?}}", ()>, !llvm.struct<()>, !llvm.struct<packed ()>)
