// RUN: not memref-cts-opt --lower-to-llvm --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// What vector operations are refused for.

// CHECK: error: 'vector.print' op type 'f80' is printed by no function of the runtime
// CHECK-NOT: error:
// CHECK: error: 'vector.print' op type 'i65' is printed by no function of the runtime
// CHECK: error: 'vector.print' op numbers the lanes of a scalable dimension
// CHECK: error: 'vector.print' op has a zero in its text, which ends what the runtime prints
func.func @print(%a: f80, %b: vector<2xi65>, %c: vector<[2]xf32>) {
  vector.print %a : f80
  vector.print %b : vector<2xi65>
  vector.print %c : vector<[2]xf32>
  vector.print str "two\00 texts"
  return
}

// -----

// CHECK: error: 'vector.contract' op numbers the lanes of a scalable dimension (and 1 more of this)
// CHECK: error: 'vector.multi_reduction' op type 'f8E5M2' is only stored by LLVM, there is no arithmetic on it (and 1 more of this)
// CHECK-NOT: error:
func.func @scalable(%v: vector<[4]xf32>, %a: f32, %w: vector<2x[4]xf32>, %b: vector<2xf32>, %s: vector<[4]xf8E5M2>, %t: f8E5M2, %k: vector<[4]xi1>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
     %v, %v, %a : vector<[4]xf32>, vector<[4]xf32> into f32
  %1:2 = vector.scan <add>, %w, %b {inclusive = true, reduction_dim = 1 : i64} : vector<2x[4]xf32>, vector<2xf32>
  %2 = vector.multi_reduction <add>, %s, %t [0] : vector<[4]xf8E5M2> to f8E5M2
  %3 = vector.mask %k { vector.reduction <add>, %s, %t : vector<[4]xf8E5M2> into f8E5M2 } : vector<[4]xi1> -> f8E5M2
  return
}

// -----

// CHECK: error: 'vector.reduction' op type 'f8E5M2' is only stored by LLVM, there is no arithmetic on it
func.func @small(%v: vector<4xf8E5M2>, %k: vector<4xi1>) -> f8E5M2 {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf8E5M2> into f8E5M2 } : vector<4xi1> -> f8E5M2
  return %0 : f8E5M2
}

// -----

// CHECK: error: 'vector.transfer_read' op accesses a memref of vectors in parts
func.func @parts(%m: memref<?xvector<2xf32>>, %i: index, %p: vector<2xf32>) -> vector<1x2xf32> {
  %0 = vector.transfer_read %m[%i], %p : memref<?xvector<2xf32>>, vector<1x2xf32>
  return %0 : vector<1x2xf32>
}

// -----

// CHECK: error: 'vector.type_cast' op casts rows that do not lie as in a vector
func.func @two_vectors(%m: memref<2x3xf32>) -> memref<2xvector<3xf32>> {
  %0 = vector.type_cast %m : memref<2x3xf32> to memref<2xvector<3xf32>>
  return %0 : memref<2xvector<3xf32>>
}

// -----

// CHECK: error: 'vector.type_cast' op casts vectors to one whose rows are others
func.func @scalable_rows(%m: memref<4xvector<4xf32>>) -> memref<vector<4x[4]xf32>> {
  %0 = vector.type_cast %m : memref<4xvector<4xf32>> to memref<vector<4x[4]xf32>>
  return %0 : memref<vector<4x[4]xf32>>
}

// -----

// CHECK: error: 'vector.type_cast' op casts rows that do not lie as in a vector
func.func @gaps(%m: memref<2x3xf32>) -> memref<vector<2x3xf32>> {
  %0 = vector.type_cast %m : memref<2x3xf32> to memref<vector<2x3xf32>>
  return %0 : memref<vector<2x3xf32>>
}

// -----

// CHECK: error: 'func.func' op type 'tensor<?xf32>' is a tensor
func.func @tensor(%t: tensor<?xf32>, %i: index, %p: f32) -> vector<2xf32> {
  %0 = vector.transfer_read %t[%i], %p : tensor<?xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}
