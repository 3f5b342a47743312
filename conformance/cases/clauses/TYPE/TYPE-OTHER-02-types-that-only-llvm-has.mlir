// RUN: %check %s
// CLAUSE: TYPE-OTHER-02
// Types that no builtin type becomes pass unchanged as well, and so do vectors, arrays and structs of them.
func.func private @f(!llvm.ppc_fp128, !llvm.target<"spirv.Image", f32, 1, 0>, vector<[2]x!llvm.ptr<3>>, !llvm.struct<packed (i8, i32)>, !llvm.struct<()>, !llvm.array<2 x vector<3x!llvm.ppc_fp128>>) -> !llvm.struct<(ptr<7>, i129)>
// CHECK: llvm.func {{([a-z_]+ )*}}@f(!llvm.ppc_fp128, !llvm.target<"spirv.Image", f32, 1, 0>, vector<[2]x!llvm.ptr<3>>,
// CHECK-SAME: !llvm.struct<packed (i8, i32)>, !llvm.struct<()>, !llvm.array<2 x vector<3x!llvm.ppc_fp128>>) -> !llvm.struct<(ptr<7>, i129)>
