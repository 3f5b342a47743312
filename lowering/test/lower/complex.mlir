// RUN: not memref-cts-opt --lower-to-llvm --split-input-file %s 2>/dev/null | FileCheck %s
// RUN: not memref-cts-opt --lower-to-llvm --split-input-file %s 2>&1 | FileCheck %s --check-prefix=REFUSED
// Complex numbers are structs of two parts, and their arithmetic the textbook's.

// CHECK-LABEL: llvm.func @create
func.func @create(%a: f32, %b: f32) -> complex<f32> {
  // CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[0] : !llvm.struct<(f32, f32)>
  // CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[1] : !llvm.struct<(f32, f32)>
  %0 = complex.create %a, %b : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: llvm.func @constant
func.func @constant() -> complex<f64> {
  // CHECK: llvm.mlir.constant(1.000000e+00 : f64) : f64
  // CHECK: llvm.mlir.constant(-2.000000e+00 : f64) : f64
  %0 = complex.constant [1.0, -2.0] : complex<f64>
  return %0 : complex<f64>
}

// CHECK-LABEL: llvm.func @mul
func.func @mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  // CHECK-COUNT-2: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<ninf>}
  // CHECK: llvm.fsub
  // CHECK-COUNT-2: llvm.fmul
  // CHECK: llvm.fadd
  %0 = complex.mul %a, %b fastmath<ninf> : complex<f32>
  return %0 : complex<f32>
}

// CHECK-LABEL: llvm.func @exp
func.func @exp(%a: complex<f32>) -> (complex<f32>, f32) {
  // CHECK: llvm.intr.exp
  // CHECK: llvm.intr.cos
  // CHECK: llvm.intr.sin
  %0 = complex.exp %a : complex<f32>
  // CHECK: llvm.intr.sqrt
  %1 = complex.abs %a : complex<f32>
  return %0, %1 : complex<f32>, f32
}

// -----

func.func @refused(%a: complex<f32>) -> complex<f32> {
  // REFUSED: error: 'complex.tan' op has no lowering
  %0 = complex.tan %a : complex<f32>
  return %0 : complex<f32>
}
