// RUN: memref-cts-opt --lower-to-llvm=mode=partial %s | FileCheck %s
// A mask and what it is around are lowered together or not at all.

// CHECK-LABEL: llvm.func @f
// CHECK: vector.mask {{.*}} { vector.contract
// CHECK: vector.mask {{.*}} { vector.reduction <add>
// CHECK: llvm.return
func.func @f(%v: vector<[4]xf32>, %a: f32, %k: vector<[4]xi1>, %s: vector<4xf8E5M2>, %l: vector<4xi1>) -> (f32, f8E5M2) {
  %0 = vector.mask %k { vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
     %v, %v, %a : vector<[4]xf32>, vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  %1 = vector.mask %l { vector.reduction <add>, %s : vector<4xf8E5M2> into f8E5M2 } : vector<4xi1> -> f8E5M2
  return %0, %1 : f32, f8E5M2
}
