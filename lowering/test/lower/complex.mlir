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
  // CHECK-DAG: llvm.intr.exp
  // CHECK-DAG: llvm.intr.cos
  // CHECK-DAG: llvm.intr.sin
  %0 = complex.exp %a : complex<f32>
  // CHECK: llvm.intr.sqrt
  %1 = complex.abs %a : complex<f32>
  return %0, %1 : complex<f32>, f32
}

// Functions of narrow parts are evaluated in f64; the logarithm calls C's log1p.
// CHECK-LABEL: llvm.func @functions
func.func @functions(%a: complex<f32>, %n: i8) {
  // CHECK-COUNT-2: llvm.fpext %{{.*}} : f32 to f64
  // CHECK: llvm.call @log1p(%{{.*}}) : (f64) -> f64
  // CHECK: llvm.intr.atan2
  // CHECK-COUNT-2: llvm.fptrunc %{{.*}} : f64 to f32
  %0 = complex.log %a : complex<f32>
  // CHECK: llvm.intr.copysign
  %1 = complex.sqrt %a : complex<f32>
  // CHECK: llvm.intr.sinh
  // CHECK: llvm.intr.cosh
  %2 = complex.tanh %a : complex<f32>
  // CHECK: llvm.intr.exp
  %3 = complex.pow %a, %a : complex<f32>
  // One bit of the power after the other.
  // CHECK-COUNT-8: llvm.and %{{.*}}, %{{.*}} : i8
  %4 = complex.powi %a, %n : complex<f32>, i8
  return
}

// -----

// CHECK-LABEL: llvm.func @wide
func.func @wide(%a: complex<f128>) {
  // CHECK-NOT: llvm.fpext
  // CHECK: llvm.intr.sqrt
  %0 = complex.sqrt %a : complex<f128>
  // CHECK-NOT: llvm.call
  // CHECK-COUNT-2: llvm.intr.log(
  // CHECK-NOT: llvm.call
  // CHECK: llvm.intr.atan2
  %1 = complex.log %a : complex<f128>
  return
}

// -----

func.func @parts(%a: complex<f8E5M2>) -> complex<f8E5M2> {
  // REFUSED: error: 'complex.add' op type 'f8E5M2' is only stored by LLVM, there is no arithmetic on it
  %0 = complex.add %a, %a : complex<f8E5M2>
  return %0 : complex<f8E5M2>
}
