// RUN: %check %s
// CLAUSE: TYPE-OTHER-02
// Types of the LLVM dialect pass unchanged.
func.func @f(%a: !llvm.ptr<2>, %b: !llvm.array<3 x i8>, %c: !llvm.struct<"named", (i32, ptr)>) -> !llvm.array<3 x i8> {
  return %b : !llvm.array<3 x i8>
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.ptr<2>, %{{[^,]*}}: !llvm.array<3 x i8>, %{{[^,]*}}: !llvm.struct<"named", (i32, ptr)>) -> !llvm.array<3 x i8>
