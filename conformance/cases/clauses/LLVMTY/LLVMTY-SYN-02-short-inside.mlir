// RUN: %check %s
// CLAUSE: LLVMTY-SYN-02
// With or without prefixes inside, what is printed has none.
llvm.func @a(!llvm.array<2 x !llvm.ptr<3>>, !llvm.struct<(!llvm.ptr, !llvm.struct<(!llvm.array<4 x i8>)>)>)
llvm.func @b(!llvm.array<2 x ptr<3>>, !llvm.struct<(ptr, struct<(array<4 x i8>)>)>)
// CHECK-DAG: llvm.func @a(!llvm.array<2 x ptr<3>>, !llvm.struct<(ptr, struct<(array<4 x i8>)>)>)
// CHECK-DAG: llvm.func @b(!llvm.array<2 x ptr<3>>, !llvm.struct<(ptr, struct<(array<4 x i8>)>)>)
