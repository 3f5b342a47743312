// RUN: %check %s
// CLAUSE: OPS-FLAG-02
// Sums, differences and products of complex numbers: on the operations on parts.
// CHECK-LABEL: llvm.func @add(
// CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
// CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
func.func @add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.add %a, %b fastmath<nnan,contract> : complex<f32>
  return %r : complex<f32>
}
// CHECK-LABEL: llvm.func @sub(
// CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
// CHECK: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
func.func @sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.sub %a, %b fastmath<nnan,contract> : complex<f32>
  return %r : complex<f32>
}
// CHECK-LABEL: llvm.func @mul(
// CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>}
func.func @mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.mul %a, %b fastmath<nnan,contract> : complex<f32>
  return %r : complex<f32>
}
// CALL: @add((1.0, 2.0), (3.0, 4.0)) -> (4.0, 6.0)
// CALL: @sub((1.0, 2.0), (3.0, 4.0)) -> (-2.0, -2.0)
// CALL: @mul((1.0, 2.0), (3.0, 4.0)) -> (-5.0, 10.0)
