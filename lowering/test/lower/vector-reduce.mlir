// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// Lanes that combine. Floats are added from left to right.

// CHECK-LABEL: llvm.func @sums
func.func @sums(%v: vector<4xf32>, %a: f32, %i: vector<4xi32>) -> (f32, f32, f32, i32) {
  // CHECK: "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}>
  %0 = vector.reduction <add>, %v, %a : vector<4xf32> into f32
  // Negative zero changes no sum.
  // CHECK: %[[ZERO:.*]] = llvm.mlir.constant(-0.000000e+00 : f32)
  // CHECK: "llvm.intr.vector.reduce.fadd"(%[[ZERO]], %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}>
  %1 = vector.reduction <add>, %v fastmath<reassoc> : vector<4xf32> into f32
  // CHECK: llvm.intr.vector.reduce.fmaximum(%arg0)
  // CHECK: llvm.intr.maximum(%arg1,
  %2 = vector.reduction <maximumf>, %v, %a : vector<4xf32> into f32
  // CHECK: "llvm.intr.vector.reduce.umin"(%arg2)
  %3 = vector.reduction <minui>, %i : vector<4xi32> into i32
  return %0, %1, %2, %3 : f32, f32, f32, i32
}

// No intrinsic for these elements: lane by lane.
// CHECK-LABEL: llvm.func @lanes
func.func @lanes(%v: vector<3xi24>, %w: vector<3xf80>) -> (i24, f80) {
  // CHECK-COUNT-2: llvm.intr.smax(%{{.*}}) : (i24, i24) -> i24
  %0 = vector.reduction <maxsi>, %v : vector<3xi24> into i24
  // CHECK-COUNT-2: llvm.fmul %{{.*}} : f80
  %1 = vector.reduction <mul>, %w : vector<3xf80> into f80
  return %0, %1 : i24, f80
}

// CHECK-LABEL: llvm.func @multi
func.func @multi(%v: vector<2x3xf32>, %a: vector<3xf32>, %k: vector<2x3xi1>) -> vector<3xf32> {
  // CHECK: %[[FIRST:.*]] = llvm.extractvalue %arg0[0]
  // CHECK: %[[MASK:.*]] = llvm.extractvalue %arg2[0]
  // CHECK: %[[SUM:.*]] = llvm.fadd %arg1, %[[FIRST]]
  // CHECK: %[[KEPT:.*]] = llvm.select %[[MASK]], %[[SUM]], %arg1
  // CHECK: llvm.fadd %[[KEPT]],
  %0 = vector.mask %k { vector.multi_reduction <add>, %v, %a [0] : vector<2x3xf32> to vector<3xf32> } : vector<2x3xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}

// CHECK-LABEL: llvm.func @products
func.func @products(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
  // CHECK-COUNT-2: llvm.intr.fma(%{{.*}}) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
  %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  // CHECK-COUNT-2: llvm.fmul %{{.*}} : vector<3xf32>
  // CHECK-NOT: llvm.fadd
  %1 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
  return %0, %1 : vector<2x3xf32>, vector<2x3xf32>
}

// CHECK-LABEL: llvm.func @contract
func.func @contract(%a: vector<2x3xi8>, %b: vector<3x2xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  // CHECK: llvm.sext %{{.*}} : vector<2xi8> to vector<2xi32>
  // CHECK: llvm.mul %{{.*}} : vector<2xi32>
  // CHECK: llvm.intr.smax(%{{.*}}) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>} %a, %b, %c : vector<2x3xi8>, vector<3x2xi8> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK-LABEL: llvm.func @scan
func.func @scan(%v: vector<2x3xf32>, %a: vector<3xf32>) -> (vector<2x3xf32>, vector<3xf32>) {
  // CHECK: %[[SUM:.*]] = llvm.fmul %arg1, %{{.*}} : vector<3xf32>
  // CHECK: llvm.insertvalue %arg1, %{{.*}}[0]
  // CHECK: llvm.insertvalue %[[SUM]], %{{.*}}[1]
  %0:2 = vector.scan <mul>, %v, %a {inclusive = false, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
  return %0#0, %0#1 : vector<2x3xf32>, vector<3xf32>
}

// An inclusive scan starts with the first slice.
// CHECK-LABEL: llvm.func @inclusive_scan
func.func @inclusive_scan(%v: vector<2x3xf32>, %a: vector<3xf32>) -> (vector<2x3xf32>, vector<3xf32>) {
  // CHECK: %[[FIRST:.*]] = llvm.extractvalue %arg0[0]
  // CHECK: llvm.fmul %[[FIRST]], %{{.*}} : vector<3xf32>
  // CHECK: llvm.insertvalue %[[FIRST]], %{{.*}}[0]
  %0:2 = vector.scan <mul>, %v, %a {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
  return %0#0, %0#1 : vector<2x3xf32>, vector<3xf32>
}

// What a reduction under a mask starts with where nothing is given may be a NaN or an infinity: no flag may say that there are none (OPS-FLAG-03).
// CHECK-LABEL: llvm.func @masked_extremes(
// CHECK-NOT: nnan
// CHECK-NOT: ninf
// CHECK: llvm.return
func.func @masked_extremes(%v: vector<4xf32>, %k: vector<4xi1>) -> (f32, f32) {
  %0 = vector.mask %k { vector.reduction <maxnumf>, %v fastmath<nnan> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %k { vector.reduction <minimumf>, %v fastmath<ninf> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1 : f32, f32
}
