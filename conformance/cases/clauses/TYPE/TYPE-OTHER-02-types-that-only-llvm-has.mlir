// RUN: %check %s
// CLAUSE: TYPE-OTHER-02
// Types that no builtin type becomes pass unchanged as well, and so do arrays and structs of them.
func.func private @f(!llvm.ppc_fp128, !llvm.struct<packed (i8, i32)>, !llvm.struct<()>, !llvm.array<2 x array<3 x i129>>) -> !llvm.struct<(i24, struct<(array<0 x f64>, i129)>)>
// CHECK: llvm.func {{([a-z_]+ )*}}@f(!llvm.ppc_fp128, !llvm.struct<packed (i8, i32)>, !llvm.struct<()>, !llvm.array<2 x array<3 x i129>>)
// CHECK-SAME: -> !llvm.struct<(i24, struct<(array<0 x f64>, i129)>)>
