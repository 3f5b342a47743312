// RUN: %check %s
// CLAUSE: TYPE-CPLX-02
// An element that LLVM does not have becomes what it would be alone, in arguments, results and memrefs.
func.func @f(%a: complex<si16>, %b: complex<ui8>, %m: memref<2xcomplex<si64>>) -> complex<ui8> {
  return %b : complex<ui8>
}
// CHECK: llvm.func @f(%{{[^:]*}}: !llvm.struct<(i16, i16)>, %{{[^:]*}}: !llvm.struct<(i8, i8)>, %{{[^:]*}}: !llvm.ptr,
// CHECK-SAME: -> !llvm.struct<(i8, i8)>
