// RUN: %check %s
// CLAUSE: TYPE-CPLX-02
// The element of a complex number follows the same rules.
func.func @f(%a: complex<i8>, %b: complex<bf16>) -> complex<bf16> {
  return %b : complex<bf16>
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.struct<(i8, i8)>, %{{[^,]*}}: !llvm.struct<(bf16, bf16)>) -> !llvm.struct<(bf16, bf16)>
