// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// Steps of a function of complex numbers may be what its operands and result are not.
// CHECK-LABEL: llvm.func @complex_functions(
func.func @complex_functions(%z: complex<f64>) {
  // CHECK-NOT: {{nnan|ninf|nsz|reassoc}}
  // CHECK: llvm.call @log1p(%{{.*}}) {fastmathFlags = #llvm.fastmath<arcp, contract, afn>} : (f64) -> f64
  %0 = complex.log %z fastmath<nnan,ninf,nsz,arcp,contract,afn,reassoc> : complex<f64>
  // CHECK: llvm.intr.atan2(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<arcp, contract, afn>}
  // CHECK: llvm.intr.atan2(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, ninf, nsz>}
  %1 = complex.angle %z fastmath<nnan,ninf,nsz> : complex<f64>
  return
}
