// RUN: memref-cts-opt --lower-to-llvm=mode=partial %s | FileCheck %s
// A mask and what it is around are lowered together or not at all.

// CHECK-LABEL: llvm.func @f
// CHECK: vector.mask {{.*}} { vector.multi_reduction <add>
// CHECK: vector.mask {{.*}} { vector.outerproduct
// CHECK: llvm.return
func.func @f(%v: vector<2x[4]xf32>, %a: vector<2xf32>, %k: vector<2x[4]xi1>, %b: vector<2xf32>, %l: vector<2x2xi1>) -> (vector<2xf32>, vector<2x2xf32>) {
  %0 = vector.mask %k { vector.multi_reduction <add>, %v, %a [1] : vector<2x[4]xf32> to vector<2xf32> } : vector<2x[4]xi1> -> vector<2xf32>
  %1 = vector.mask %l { vector.outerproduct %a, %b : vector<2xf32>, vector<2xf32> } : vector<2x2xi1> -> vector<2x2xf32>
  return %0, %1 : vector<2xf32>, vector<2x2xf32>
}
