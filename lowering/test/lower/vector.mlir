// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// Lanes that move: vectors of rank n are arrays of rows, rows become shuffles,
// splats or insertions, and rows that stay whole are not touched.

// CHECK-LABEL: llvm.func @broadcast
func.func @broadcast(%a: f32, %r: vector<3xf32>) -> (vector<2x4xf32>, vector<2x3xf32>, vector<f32>) {
  // CHECK: %[[ONE:.*]] = llvm.insertelement %arg0
  // CHECK: %[[ROW:.*]] = llvm.shufflevector %[[ONE]], %[[ONE]] [0, 0, 0, 0]
  // CHECK: llvm.insertvalue %[[ROW]], %{{.*}}[0] : !llvm.array<2 x vector<4xf32>>
  // CHECK: llvm.insertvalue %[[ROW]], %{{.*}}[1]
  // CHECK: llvm.insertvalue %arg1, %{{.*}}[0] : !llvm.array<2 x vector<3xf32>>
  // CHECK: llvm.insertvalue %arg1, %{{.*}}[1]
  // CHECK: llvm.insertelement %arg0, %{{.*}} : vector<1xf32>
  %0 = vector.broadcast %a : f32 to vector<2x4xf32>
  %1 = vector.broadcast %r : vector<3xf32> to vector<2x3xf32>
  %2 = vector.broadcast %a : f32 to vector<f32>
  return %0, %1, %2 : vector<2x4xf32>, vector<2x3xf32>, vector<f32>
}

// CHECK-LABEL: llvm.func @transpose
// CHECK-SAME: !llvm.array<2 x vector<3xi32>>
func.func @transpose(%v: vector<2x3xi32>) -> vector<3x2xi32> {
  // CHECK-DAG: %[[A:.*]] = llvm.extractvalue %arg0[0]
  // CHECK-DAG: %[[B:.*]] = llvm.extractvalue %arg0[1]
  // CHECK: llvm.shufflevector %[[A]], %[[B]] [0, 3]
  // CHECK: llvm.shufflevector %[[A]], %[[B]] [1, 4]
  // CHECK: llvm.shufflevector %[[A]], %[[B]] [2, 5]
  %0 = vector.transpose %v, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  return %0 : vector<3x2xi32>
}

// Rows change places, their lanes do not.
// CHECK-LABEL: llvm.func @rows
func.func @rows(%v: vector<2x3x4xf32>) -> vector<6x4xf32> {
  // CHECK-NOT: llvm.shufflevector
  // CHECK-NOT: llvm.insertelement
  // CHECK: llvm.return
  %0 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %1 = vector.shape_cast %0 : vector<3x2x4xf32> to vector<6x4xf32>
  return %1 : vector<6x4xf32>
}

// CHECK-LABEL: llvm.func @extract
// CHECK-SAME: (%[[V:.*]]: !llvm.array<3 x vector<4xf32>>, %[[I:.*]]: i64)
func.func @extract(%v: vector<3x4xf32>, %i: index) -> (vector<4xf32>, f32, f32) {
  // CHECK: llvm.extractvalue %[[V]][0]
  // CHECK: llvm.icmp "eq" %[[I]]
  // CHECK: llvm.extractvalue %[[V]][1]
  // CHECK: llvm.select
  // CHECK: llvm.icmp "eq" %[[I]]
  // CHECK: llvm.extractvalue %[[V]][2]
  // CHECK: llvm.select
  %0 = vector.extract %v[%i] : vector<4xf32> from vector<3x4xf32>
  // CHECK: %[[ROW:.*]] = llvm.extractvalue %[[V]][1]
  // CHECK: llvm.extractelement %[[ROW]][%[[I]] : i64]
  %1 = vector.extract %v[1, %i] : f32 from vector<3x4xf32>
  // CHECK: llvm.mlir.poison : f32
  %2 = vector.extract %v[-1, 0] : f32 from vector<3x4xf32>
  return %0, %1, %2 : vector<4xf32>, f32, f32
}

// CHECK-LABEL: llvm.func @interleave
func.func @interleave(%a: vector<2xi8>, %b: vector<2xi8>) -> (vector<4xi8>, vector<2xi8>) {
  // CHECK: llvm.shufflevector %arg0, %arg1 [0, 2, 1, 3]
  %0 = vector.interleave %a, %b : vector<2xi8> -> vector<4xi8>
  // CHECK: llvm.shufflevector %{{.*}}, %{{.*}} [0, 2]
  // CHECK: llvm.shufflevector %{{.*}}, %{{.*}} [1, 3]
  %1, %2 = vector.deinterleave %0 : vector<4xi8> -> vector<2xi8>
  return %0, %2 : vector<4xi8>, vector<2xi8>
}

// CHECK-LABEL: llvm.func @shuffle
func.func @shuffle(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<3xi32> {
  // CHECK: llvm.shufflevector %arg1, %arg0 [1, -1, 2]
  %0 = vector.shuffle %a, %b [3, -1, 0] : vector<2xi32>, vector<2xi32>
  return %0 : vector<3xi32>
}

// Negative sizes are empty.
// CHECK-LABEL: llvm.func @masks
func.func @masks(%m: index, %n: index) -> (vector<2x3xi1>, vector<2x2xi1>) {
  // CHECK: %[[POSITIVE:.*]] = llvm.intr.smax(%arg1, %{{.*}}) : (i64, i64) -> i64
  // CHECK: %[[SMALL:.*]] = llvm.intr.umin(%[[POSITIVE]], %{{.*}}) : (i64, i64) -> i64
  // CHECK: llvm.trunc %[[SMALL]] : i64 to i32
  // CHECK: llvm.mlir.constant(dense<[0, 1, 2]> : vector<3xi32>)
  // CHECK: %[[LINE:.*]] = llvm.icmp "slt" %{{.*}}, %{{.*}} : vector<3xi32>
  // CHECK: %[[IN:.*]] = llvm.icmp "slt" %{{.*}}, %arg0 : i64
  // CHECK: llvm.select %[[IN]], %[[LINE]], %{{.*}} : i1, vector<3xi1>
  %0 = vector.create_mask %m, %n : vector<2x3xi1>
  // CHECK: llvm.mlir.constant(dense<[true, false]> : vector<2xi1>)
  // CHECK: llvm.mlir.constant(dense<false> : vector<2xi1>)
  %1 = vector.constant_mask [1, 1] : vector<2x2xi1>
  return %0, %1 : vector<2x3xi1>, vector<2x2xi1>
}

// CHECK-LABEL: llvm.func @bitcast
func.func @bitcast(%v: vector<2x4xi8>, %s: vector<4xf8E5M2>) -> (vector<2x1xi32>, vector<4xi8>) {
  // CHECK-COUNT-2: llvm.bitcast %{{.*}} : vector<4xi8> to vector<1xi32>
  // CHECK-NOT: llvm.bitcast
  // CHECK: llvm.return
  %0 = vector.bitcast %v : vector<2x4xi8> to vector<2x1xi32>
  %1 = vector.bitcast %s : vector<4xf8E5M2> to vector<4xi8>
  return %0, %1 : vector<2x1xi32>, vector<4xi8>
}

// CHECK-LABEL: llvm.func @scalable
func.func @scalable(%v: vector<[4]xf32>, %w: vector<2x[4]xf32>, %i: index, %a: f32)
    -> (f32, vector<2x[4]xf32>, vector<[4]xi1>, vector<[8]xf32>, vector<[4]xf32>, index) {
  // CHECK: "llvm.intr.vector.reduce.fadd"(%{{.*}}, %arg0)
  %0 = vector.reduction <add>, %v, %a : vector<[4]xf32> into f32
  // CHECK: llvm.shufflevector %{{.*}}, %{{.*}} [0, 0, 0, 0] : vector<[4]xf32>
  %1 = vector.broadcast %a : f32 to vector<2x[4]xf32>
  // CHECK-COUNT-2: llvm.fadd %{{.*}} : vector<[4]xf32>
  %2 = arith.addf %1, %w : vector<2x[4]xf32>
  // CHECK: llvm.intr.smax(%{{.*}}, %{{.*}}) : (i64, i64) -> i64
  // CHECK: llvm.intr.get.active.lane.mask %{{.*}}, %{{.*}} : i64, i64 to vector<[4]xi1>
  %3 = vector.create_mask %i : vector<[4]xi1>
  // CHECK: "llvm.intr.vector.interleave2"
  %4 = vector.interleave %v, %v : vector<[4]xf32> -> vector<[8]xf32>
  // CHECK: "llvm.intr.vector.deinterleave2"
  %5, %6 = vector.deinterleave %4 : vector<[8]xf32> -> vector<[4]xf32>
  // CHECK: llvm.intr.vector.extract %{{.*}}[4]
  %7 = vector.scalable.extract %4[4] : vector<[4]xf32> from vector<[8]xf32>
  // CHECK: llvm.intr.vector.insert %{{.*}}[0]
  %8 = vector.scalable.insert %7, %4[0] : vector<[4]xf32> into vector<[8]xf32>
  // CHECK: llvm.intr.fma
  %9 = vector.fma %5, %6, %7 : vector<[4]xf32>
  // CHECK: "llvm.intr.vscale"() : () -> i64
  %10 = vector.vscale
  // CHECK-COUNT-3: llvm.intr.vector.insert {{.*}} : vector<[2]xf32> into vector<[6]xf32>
  %11 = vector.shape_cast %5 : vector<[4]xf32> to vector<1x[4]xf32>
  %12 = arith.constant dense<0.0> : vector<3x[4]xf32>
  %13 = vector.shape_cast %12 : vector<3x[4]xf32> to vector<2x[6]xf32>
  return %0, %2, %3, %8, %9, %10 : f32, vector<2x[4]xf32>, vector<[4]xi1>, vector<[8]xf32>, vector<[4]xf32>, index
}
