// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-to-llvm=index-bitwidth=32 %s | FileCheck %s --check-prefix=NARROW
// Lane i is element i of the memref: one access where they lie side by side, an
// access per lane where they do not, and no alignment but the element's.

// CHECK-LABEL: llvm.func @rows
func.func @rows(%m: memref<?x?xf64>, %i: index, %j: index) -> vector<2x4xf64> {
  // CHECK-COUNT-2: llvm.load %{{.*}} {alignment = 4 : i64} : !llvm.ptr -> vector<4xf64>
  // CHECK-NOT: llvm.load
  %0 = vector.load %m[%i, %j] : memref<?x?xf64>, vector<2x4xf64>
  // CHECK: llvm.store %{{.*}} {alignment = 64 : i64, nontemporal} : vector<4xf64>
  %1 = vector.extract %0[0] : vector<4xf64> from vector<2x4xf64>
  vector.store %1, %m[%i, %j] {alignment = 64, nontemporal = true} : memref<?x?xf64>, vector<4xf64>
  return %0 : vector<2x4xf64>
}

// Bits, bytes and halves of words have gaps in memrefs that vectors have not.
// CHECK-LABEL: llvm.func @odd
func.func @odd(%m: memref<?xi1>, %n: memref<?xi24>, %i: index) -> (vector<3xi1>, vector<2xi24>) {
  // CHECK-COUNT-3: llvm.load %{{.*}} : !llvm.ptr -> i1
  %0 = vector.load %m[%i] : memref<?xi1>, vector<3xi1>
  // CHECK-COUNT-2: llvm.load %{{.*}} : !llvm.ptr -> i24
  %1 = vector.load %n[%i] : memref<?xi24>, vector<2xi24>
  // CHECK-COUNT-2: llvm.store %{{.*}} : i24, !llvm.ptr
  vector.store %1, %n[%i] : memref<?xi24>, vector<2xi24>
  return %0, %1 : vector<3xi1>, vector<2xi24>
}

// CHECK-LABEL: llvm.func @strided
func.func @strided(%m: memref<8xf32, strided<[3]>>, %i: index, %k: vector<2xi1>, %p: vector<2xf32>) -> vector<2xf32> {
  // CHECK: llvm.mlir.poison : vector<2x!llvm.ptr>
  // CHECK: llvm.intr.masked.gather %{{.*}}, %{{.*}}, %{{.*}} {alignment = 4 : i32}
  %0 = vector.maskedload %m[%i], %k, %p : memref<8xf32, strided<[3]>>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  // CHECK: llvm.intr.masked.scatter
  vector.maskedstore %m[%i], %k, %0 : memref<8xf32, strided<[3]>>, vector<2xi1>, vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: llvm.func @masked
func.func @masked(%m: memref<8xf32, 3>, %i: index, %k: vector<2xi1>, %p: vector<2xf32>) -> vector<2xf32> {
  // CHECK: llvm.intr.masked.load %{{.*}} {alignment = 4 : i32} : (!llvm.ptr<3>, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
  %0 = vector.maskedload %m[%i], %k, %p : memref<8xf32, 3>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  // CHECK: llvm.intr.masked.store
  vector.maskedstore %m[%i], %k, %0 : memref<8xf32, 3>, vector<2xi1>, vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: llvm.func @gather
// NARROW-LABEL: llvm.func @gather
func.func @gather(%m: memref<?xf32>, %i: index, %d: vector<2xi8>, %e: vector<2xi64>, %k: vector<2xi1>, %p: vector<2xf32>) -> vector<2xf32> {
  // CHECK: llvm.sext %{{.*}} : vector<2xi8> to vector<2xi64>
  // NARROW: llvm.sext %{{.*}} : vector<2xi8> to vector<2xi32>
  // CHECK: llvm.intr.masked.gather
  %0 = vector.gather %m[%i] [%d], %k, %p : memref<?xf32>, vector<2xi8>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  // NARROW: llvm.trunc %{{.*}} : vector<2xi64> to vector<2xi32>
  // CHECK: llvm.intr.masked.scatter
  vector.scatter %m[%i] [%e], %k, %0 : memref<?xf32>, vector<2xi64>, vector<2xi1>, vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: llvm.func @transfer
func.func @transfer(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> (vector<2x4xf32>, vector<4xf32>, vector<2x4xf32>) {
  // In bounds: plain rows.
  // CHECK-COUNT-2: llvm.load %{{.*}} -> vector<4xf32>
  %0 = vector.transfer_read %m[%i, %j], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  // One comparison of vectors for the line, as wide as its elements. What is left
  // of the memref has the index width until it is known to be small. It does not wrap,
  // and more than all is left where the index is below zero.
  // CHECK: %[[REST:.*]] = llvm.intr.ssub.sat(%{{.*}}, %{{.*}}) : (i64, i64) -> i64
  // CHECK: %[[MAX:.*]] = llvm.intr.smax(%[[REST]], %{{.*}}) : (i64, i64) -> i64
  // CHECK: %[[MIN:.*]] = llvm.intr.umin(%[[MAX]], %{{.*}}) : (i64, i64) -> i64
  // CHECK: llvm.trunc %[[MIN]] : i64 to i32
  // NARROW: llvm.intr.ssub.sat(%{{.*}}, %{{.*}}) : (i32, i32) -> i32
  // NARROW-NOT: llvm.trunc
  // CHECK: llvm.icmp "slt" %{{.*}} : vector<4xi32>
  // NARROW: llvm.icmp "slt" %{{.*}} : vector<4xi32>
  // CHECK: llvm.intr.masked.load
  %1 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<4xf32>
  // Columns are no rows.
  // CHECK-COUNT-8: llvm.load %{{.*}} : !llvm.ptr -> f32
  %2 = vector.transfer_read %m[%i, %j], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x4xf32>
  // CHECK: llvm.icmp "slt" %{{.*}} : vector<4xi32>
  // CHECK: llvm.icmp "ult" %{{.*}} : i64
  // CHECK: llvm.select %{{.*}} : i1, vector<4xi1>
  // CHECK: llvm.intr.masked.store
  vector.transfer_write %2, %m[%i, %j] : vector<2x4xf32>, memref<?x?xf32>
  return %0, %1, %2 : vector<2x4xf32>, vector<4xf32>, vector<2x4xf32>
}

// Bytes are compared as bytes, as long as they can number the lanes.
// CHECK-LABEL: llvm.func @bytes
func.func @bytes(%m: memref<?xi8>, %i: index, %p: i8) -> (vector<127xi8>, vector<128xi8>) {
  // CHECK: llvm.icmp "slt" %{{.*}} : vector<127xi8>
  %0 = vector.transfer_read %m[%i], %p : memref<?xi8>, vector<127xi8>
  // CHECK: llvm.icmp "slt" %{{.*}} : vector<128xi32>
  %1 = vector.transfer_read %m[%i], %p : memref<?xi8>, vector<128xi8>
  return %0, %1 : vector<127xi8>, vector<128xi8>
}

// What the converted elements are decides, not what the memref has.
// CHECK-LABEL: llvm.func @indices
// NARROW-LABEL: llvm.func @indices
func.func @indices(%m: memref<?xindex>, %i: index, %p: index) -> vector<4xindex> {
  // CHECK: llvm.trunc %{{.*}} : i64 to i32
  // CHECK: %[[INSIDE:.*]] = llvm.icmp "slt" %{{.*}} : vector<4xi32>
  // CHECK: llvm.intr.masked.load %{{.*}}, %[[INSIDE]], %{{.*}} -> vector<4xi64>
  // NARROW-NOT: llvm.trunc
  // NARROW: %[[INSIDE:.*]] = llvm.icmp "slt" %{{.*}} : vector<4xi32>
  // NARROW: llvm.intr.masked.load %{{.*}}, %[[INSIDE]], %{{.*}} -> vector<4xi32>
  %0 = vector.transfer_read %m[%i], %p : memref<?xindex>, vector<4xindex>
  // CHECK: llvm.intr.masked.store {{.*}} : vector<4xi64>
  vector.transfer_write %0, %m[%i] : vector<4xindex>, memref<?xindex>
  return %0 : vector<4xindex>
}

// CHECK-LABEL: llvm.func @scalable
func.func @scalable(%m: memref<?xf32>, %i: index, %p: f32) -> vector<[4]xf32> {
  // The intrinsic wants an end that is not zero.
  // CHECK: %[[REST:.*]] = llvm.intr.ssub.sat(%{{.*}}, %arg5) : (i64, i64) -> i64
  // CHECK: %[[MAX:.*]] = llvm.intr.smax(%[[REST]], %{{.*}}) : (i64, i64) -> i64
  // CHECK: %[[TO:.*]] = llvm.add %[[MAX]], %{{.*}} : i64
  // CHECK: llvm.intr.get.active.lane.mask %{{.*}}, %[[TO]] : i64, i64 to vector<[4]xi1>
  // CHECK: llvm.intr.masked.load {{.*}} -> vector<[4]xf32>
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<[4]xf32>
  // CHECK: llvm.store %{{.*}} {alignment = 4 : i64} : vector<[4]xf32>
  vector.store %0, %m[%i] : memref<?xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// Lanes that do not lie side by side, or not as in a vector, are at distances from the first one.
// CHECK-LABEL: llvm.func @scalable_apart
func.func @scalable_apart(%m: memref<?xf32, strided<[2]>>, %n: memref<?xi1>, %i: index, %v: vector<[4]xi32>, %k: vector<[4]xi1>, %p: vector<[4]xf32>) -> vector<[4]xi1> {
  // CHECK: %[[STEP:[^ ]*]] = llvm.intr.stepvector : vector<[4]xi64>
  // CHECK: %[[STEPS:[^ ]*]] = llvm.mul %[[STEP]], %{{.*}} : vector<[4]xi64>
  // CHECK: %[[ALL:[^ ]*]] = llvm.mlir.constant(dense<true> : vector<[4]xi1>)
  // CHECK: %[[AT:[^ ]*]] = llvm.getelementptr %{{.*}}[%[[STEPS]]] : (!llvm.ptr, vector<[4]xi64>) -> vector<[4]x!llvm.ptr>, f32
  // CHECK: llvm.intr.masked.scatter %{{.*}}, %[[AT]], %[[ALL]] {alignment = 4 : i32}
  vector.transfer_write %p, %m[%i] {in_bounds = [true]} : vector<[4]xf32>, memref<?xf32, strided<[2]>>
  // CHECK: llvm.sext %{{.*}} : vector<[4]xi32> to vector<[4]xi64>
  // CHECK: llvm.intr.masked.scatter
  vector.scatter %m[%i][%v], %k, %p : memref<?xf32, strided<[2]>>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32>
  // CHECK: llvm.getelementptr {{.*}} -> vector<[4]x!llvm.ptr>, i1
  // CHECK: llvm.intr.masked.gather {{.*}} -> vector<[4]xi1>
  %0 = vector.load %n[%i] : memref<?xi1>, vector<[4]xi1>
  return %0 : vector<[4]xi1>
}

// CHECK-LABEL: llvm.func @cast
func.func @cast(%m: memref<2x4xf32>) -> memref<vector<2x4xf32>> {
  // CHECK: llvm.insertvalue %{{.*}}[1] : !llvm.struct<(ptr, ptr, i64)>
  %0 = vector.type_cast %m : memref<2x4xf32> to memref<vector<2x4xf32>>
  return %0 : memref<vector<2x4xf32>>
}

// Rows of three lanes lie in a memref of vectors as in a vector.
// CHECK-LABEL: llvm.func @cast_rows
func.func @cast_rows(%m: memref<2xvector<3xf32>>) -> memref<vector<2x3xf32>> {
  // CHECK: llvm.insertvalue %{{.*}}[1] : !llvm.struct<(ptr, ptr, i64)>
  %0 = vector.type_cast %m : memref<2xvector<3xf32>> to memref<vector<2x3xf32>>
  return %0 : memref<vector<2x3xf32>>
}

// The rows of a vector are elements of a memref.
// CHECK-LABEL: llvm.func @cast_to_rows
func.func @cast_to_rows(%m: memref<vector<2x3xf32>>) -> memref<2xvector<3xf32>> {
  // CHECK: %[[TWO:.*]] = llvm.mlir.constant(2 : i64)
  // CHECK: llvm.insertvalue %[[TWO]], %{{.*}}[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  // CHECK: %[[ONE:.*]] = llvm.mlir.constant(1 : i64)
  // CHECK: llvm.insertvalue %[[ONE]], %{{.*}}[4, 0]
  %0 = vector.type_cast %m : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
  return %0 : memref<2xvector<3xf32>>
}

// CHECK-LABEL: llvm.func @cast_to_itself
func.func @cast_to_itself(%m: memref<vector<4xf32>>) -> memref<vector<4xf32>> {
  // CHECK: llvm.insertvalue %{{.*}}[1] : !llvm.struct<(ptr, ptr, i64)>
  %0 = vector.type_cast %m : memref<vector<4xf32>> to memref<vector<4xf32>>
  return %0 : memref<vector<4xf32>>
}
