// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// Floats of 8 bits and less are integers for LLVM; arithmetic is that of f32, or
// of f64 where f32 would round what is then rounded again.

// CHECK-LABEL: llvm.func @widen
func.func @widen(%x: f8E5M2) -> f64 {
  // CHECK-NOT: llvm.fpext %{{.*}} : f8E5M2
  // CHECK: llvm.zext %{{.*}} : i8 to i32
  // CHECK: llvm.fmul
  // CHECK: llvm.fpext %{{.*}} : f32 to f64
  %0 = arith.extf %x : f8E5M2 to f64
  return %0 : f64
}

// CHECK-LABEL: llvm.func @narrow
func.func @narrow(%x: vector<2x3xf32>) -> vector<2x3xf4E2M1FN> {
  // CHECK-COUNT-2: llvm.trunc %{{.*}} : vector<3xi32> to vector<3xi4>
  %0 = arith.truncf %x toward_zero : vector<2x3xf32> to vector<2x3xf4E2M1FN>
  return %0 : vector<2x3xf4E2M1FN>
}

// CHECK-LABEL: llvm.func @arithmetic
func.func @arithmetic(%x: f8E4M3FN, %i: i32) -> (f8E4M3FN, i1) {
  // CHECK: llvm.fadd %{{.*}} : f32
  // CHECK: llvm.trunc %{{.*}} : i32 to i8
  %0 = arith.addf %x, %x : f8E4M3FN
  // CHECK: llvm.sitofp %{{.*}} : i32 to f64
  // CHECK: llvm.trunc %{{.*}} : i64 to i8
  %1 = arith.sitofp %i : i32 to f8E4M3FN
  // CHECK: llvm.fcmp "olt" %{{.*}} : f32
  %2 = arith.cmpf olt, %0, %1 : f8E4M3FN
  return %0, %2 : f8E4M3FN, i1
}

// CHECK-LABEL: llvm.func @scale
func.func @scale(%x: f4E2M1FN, %s: f8E8M0FNU, %y: f32) -> (f32, f4E2M1FN) {
  // CHECK: llvm.fmul %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %0 = arith.scaling_extf %x, %s fastmath<nnan> : f4E2M1FN, f8E8M0FNU to f32
  // CHECK: llvm.fdiv
  %1 = arith.scaling_truncf %y, %s : f32, f8E8M0FNU to f4E2M1FN
  return %0, %1 : f32, f4E2M1FN
}
