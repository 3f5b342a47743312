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

// CHECK: error: 'vector.multi_reduction' op numbers the lanes of a scalable dimension
func.func @scalable(%v: vector<2x[4]xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x[4]xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

// CHECK: error: 'vector.load' op numbers the lanes of a scalable dimension
func.func @bits(%m: memref<?xi1>, %i: index) -> vector<[4]xi1> {
  %0 = vector.load %m[%i] : memref<?xi1>, vector<[4]xi1>
  return %0 : vector<[4]xi1>
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
func.func @gaps(%m: memref<2x3xf32>) -> memref<vector<2x3xf32>> {
  %0 = vector.type_cast %m : memref<2x3xf32> to memref<vector<2x3xf32>>
  return %0 : memref<vector<2x3xf32>>
}

// -----

// CHECK: error: 'vector.outerproduct' op is masked and has neither an accumulator nor a pass-through for lanes that are off
func.func @product(%a: vector<2xf32>, %b: vector<2xf32>, %k: vector<2x2xi1>) -> vector<2x2xf32> {
  %0 = vector.mask %k { vector.outerproduct %a, %b : vector<2xf32>, vector<2xf32> } : vector<2x2xi1> -> vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// -----

// CHECK: error: 'func.func' op type 'tensor<?xf32>' is a tensor
func.func @tensor(%t: tensor<?xf32>, %i: index, %p: f32) -> vector<2xf32> {
  %0 = vector.transfer_read %t[%i], %p : tensor<?xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}
