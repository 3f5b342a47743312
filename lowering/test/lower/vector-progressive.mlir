// RUN: memref-cts-opt --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-vector-to-llvm --lower-func-to-llvm --lower-arith-to-llvm --lower-memref-to-llvm --lower-reconcile-casts %s | FileCheck %s
// RUN: memref-cts-opt --lower-memref-to-llvm --lower-arith-to-llvm --lower-func-to-llvm --lower-vector-to-llvm --lower-reconcile-casts %s | FileCheck %s
// RUN: memref-cts-opt --lower-arith-to-llvm --lower-vector-to-llvm --lower-to-llvm %s | FileCheck %s
// RUN: memref-cts-opt --lower-vector-to-llvm=mode=partial %s | FileCheck %s --check-prefix=PARTIAL
// FLOW-03 to FLOW-10 with vectors: any order, and what is refused stays whole.

// CHECK-NOT: unrealized_conversion_cast
// CHECK-NOT: vector.{{[a-z]+}}
// CHECK: llvm.func @f
// CHECK: llvm.intr.masked.load
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast

// PARTIAL-LABEL: func.func @f
// PARTIAL: arith.addf %{{.*}} : vector<2x4xf32>
// PARTIAL: llvm.intr.masked.load
// PARTIAL-NOT: vector.mask
func.func @f(%m: memref<?x?xf32>, %i: index, %k: vector<2x4xi1>, %v: vector<4xf32>) -> vector<2xf32> {
  %c = arith.constant 0.0 : f32
  %z = arith.constant dense<0.0> : vector<2xf32>
  %0 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %1 = arith.addf %0, %0 : vector<2x4xf32>
  %2 = vector.mask %k { vector.transfer_read %m[%i, %i], %c : memref<?x?xf32>, vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  %3 = arith.mulf %1, %2 : vector<2x4xf32>
  %4 = vector.mask %k { vector.multi_reduction <add>, %3, %z [1] : vector<2x4xf32> to vector<2xf32> } : vector<2x4xi1> -> vector<2xf32>
  memref.store %c, %m[%i, %i] : memref<?x?xf32>
  return %4 : vector<2xf32>
}
