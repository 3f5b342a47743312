// RUN: %check %s
// CLAUSE: TYPE-CPLX-01
// A complex number is a struct of real and imaginary part.
func.func @f(%a: complex<f32>, %b: complex<f64>) -> complex<f32> {
  return %a : complex<f32>
}
// CHECK: llvm.func @f(%{{[^,]*}}: !llvm.struct<(f32, f32)>, %{{[^,]*}}: !llvm.struct<(f64, f64)>) -> !llvm.struct<(f32, f32)>
// CALL: @f((1.5, -2.5), (0.0, 1.0)) -> (1.5, -2.5)
