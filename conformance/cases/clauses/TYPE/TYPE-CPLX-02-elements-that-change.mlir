// RUN: %check %s
// CLAUSE: TYPE-CPLX-02
// An element that LLVM does not have becomes what it would be alone, inside of other types as well.
func.func @f(%a: complex<f8E5M2>, %m: memref<2xcomplex<f8E4M3FN>>) -> (complex<f8E5M2>, memref<2xcomplex<f8E4M3FN>>) {
  return %a, %m : complex<f8E5M2>, memref<2xcomplex<f8E4M3FN>>
}
// CHECK: llvm.func @f(%{{[^:]*}}: !llvm.struct<(i8, i8)>, %{{[^:]*}}: !llvm.ptr,
// CHECK-SAME: -> !llvm.struct<(struct<(i8, i8)>, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
