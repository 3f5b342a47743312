// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// Flags are carried over, none is invented; vectors of rank n go row by row.

// CHECK-LABEL: llvm.func @flags
func.func @flags(%a: i32, %b: i32, %x: f32, %y: f32) {
  // CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  // CHECK: llvm.shl %{{.*}}, %{{.*}} : i32
  %1 = arith.shli %a, %b : i32
  // CHECK: llvm.udiv exact
  %2 = arith.divui %a, %b exact : i32
  // CHECK: llvm.trunc %{{.*}} overflow<nuw> : i32 to i8
  %3 = arith.trunci %a overflow<nuw> : i32 to i8
  // CHECK: llvm.fadd %{{.*}}, %{{.*}} {fastmathFlags = #llvm.fastmath<nnan, arcp, reassoc>} : f32
  %4 = arith.addf %x, %y fastmath<nnan,arcp,reassoc> : f32
  // CHECK: llvm.fcmp "ueq"
  %5 = arith.cmpf ueq, %x, %y : f32
  // CHECK: llvm.intr.minimum(
  %6 = arith.minimumf %x, %y : f32
  // CHECK: llvm.intr.maxnum(
  %7 = arith.maxnumf %x, %y : f32
  // A rounding mode is done, not assumed: the constrained intrinsic sets none.
  // CHECK-NOT: constrained
  // CHECK: llvm.fptrunc %{{.*}} : f32 to bf16
  // CHECK: llvm.select
  %8 = arith.truncf %x toward_zero : f32 to bf16
  // CHECK: llvm.fptrunc %{{.*}} : f32 to f16
  %9 = arith.truncf %x : f32 to f16
  return
}

// CHECK-LABEL: llvm.func @rows
func.func @rows(%a: vector<2x2xi8>, %c: vector<2x2xi1>) -> (vector<2x2xi8>, vector<2x2xi1>) {
  // CHECK: llvm.extractvalue %{{.*}}[0] : !llvm.array<2 x vector<2xi8>>
  // CHECK: llvm.add {{.*}} : vector<2xi8>
  // CHECK: llvm.add {{.*}} : vector<2xi8>
  // CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[1] : !llvm.array<2 x vector<2xi1>>
  %0, %1 = arith.addui_extended %a, %a : vector<2x2xi8>, vector<2x2xi1>
  // CHECK-COUNT-2: llvm.select {{.*}} : vector<2xi1>, vector<2xi8>
  %2 = arith.select %c, %0, %a : vector<2x2xi1>, vector<2x2xi8>
  return %2, %1 : vector<2x2xi8>, vector<2x2xi1>
}

// CHECK-LABEL: llvm.func @constants
func.func @constants() -> (vector<f32>, vector<2xindex>, f8E5M2, vector<1x2xf8E5M2>) {
  // CHECK: llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
  %0 = arith.constant dense<1.0> : vector<f32>
  // CHECK: llvm.mlir.constant(dense<[7, -1]> : vector<2xi64>) : vector<2xi64>
  %1 = arith.constant dense<[7, -1]> : vector<2xindex>
  // CHECK: llvm.mlir.constant(60 : i8) : i8
  %2 = arith.constant 1.0 : f8E5M2
  // CHECK: llvm.mlir.constant(dense<{{.*}}60, -64{{.*}}> : vector<1x2xi8>) : !llvm.array<1 x vector<2xi8>>
  %3 = arith.constant dense<[[1.0, -2.0]]> : vector<1x2xf8E5M2>
  return %0, %1, %2, %3 : vector<f32>, vector<2xindex>, f8E5M2, vector<1x2xf8E5M2>
}

// CHECK-LABEL: llvm.func @casts
func.func @casts(%i: index, %a: i32, %b: i128, %m: memref<?xi32>) -> memref<?xf32> {
  // CHECK: llvm.sext %{{.*}} : i32 to i64
  %0 = arith.index_cast %a : i32 to index
  // CHECK: llvm.zext %{{.*}} : i32 to i64
  %1 = arith.index_castui %a : i32 to index
  // CHECK: llvm.trunc %{{.*}} : i128 to i64
  %2 = arith.index_cast %b : i128 to index
  // CHECK: llvm.zext %{{.*}} : i64 to i128
  %3 = arith.index_castui %i : index to i128
  %4 = arith.bitcast %m : memref<?xi32> to memref<?xf32>
  return %4 : memref<?xf32>
}
