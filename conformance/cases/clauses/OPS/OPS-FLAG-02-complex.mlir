// RUN: %check %s
// CLAUSE: OPS-FLAG-02
// Sums, differences and products of complex numbers: on the operations on parts, whose type tells
// those of the product from the others.
// CHECK-DAG: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-DAG: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
func.func @add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.add %a, %b fastmath<nnan,contract> : complex<f32>
  return %r : complex<f32>
}
// CHECK-DAG: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
// CHECK-DAG: llvm.fsub %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
func.func @sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %r = complex.sub %a, %b fastmath<nnan,contract> : complex<f32>
  return %r : complex<f32>
}
// CHECK-DAG: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, contract>} : f64
func.func @mul(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %r = complex.mul %a, %b fastmath<nnan,contract> : complex<f64>
  return %r : complex<f64>
}
// CALL: @add((1.0, 2.0), (3.0, 4.0)) -> (4.0, 6.0)
// CALL: @add((inf, 2.0), (3.0, 4.0)) -> (inf, 6.0)
// CALL: @add((1.0, inf), (3.0, 4.0)) -> (4.0, inf)
// CALL: @add((-0.0, -0.0), (-0.0, -0.0)) -> (-0.0, -0.0)
// CALL: @sub((1.0, 2.0), (3.0, 4.0)) -> (-2.0, -2.0)
// CALL: @sub((inf, 2.0), (3.0, 4.0)) -> (inf, -2.0)
// CALL: @sub((1.0, inf), (3.0, 4.0)) -> (-2.0, inf)
// CALL: @sub((-0.0, -0.0), (-0.0, -0.0)) -> (0.0, 0.0)
// CALL: @mul((1.0, 2.0), (3.0, 4.0)) -> (-5.0, 10.0)
// CALL: @mul((-0.0, 2.0), (3.0, 4.0)) -> (-8.0, 6.0)
// CALL: @mul((1.0, -0.0), (3.0, 4.0)) -> (3.0, 4.0)
// CALL: @mul((-0.0, -0.0), (3.0, 4.0)) -> (0.0, -0.0)
