// RUN: encode-test %s | FileCheck %s
// Operations with regions. A scope is a mark of the stack; what is promised in it has instructions of its own.

// CHECK-LABEL: func @scope : (memref<4xi32>, memref<i8>, index) -> (index)
// CHECK: ^0([[V0:%[0-9]+]]: memref<4xi32>, [[V1:%[0-9]+]]: memref<i8>, [[V2:%[0-9]+]]: index):
func.func @scope(%m: memref<4xi32>, %k: memref<i8>, %i: index) -> index {
  // CHECK: [[V3:%[0-9]+]]: ptr = stacksave
  %0 = memref.alloca_scope -> (index) {
    // CHECK: [[V4:%[0-9]+]]: memref<4xi32> = assume-alignment [[V0]] align=16 : memref<4xi32>
    %1 = memref.assume_alignment %m, 16 : memref<4xi32>
    // CHECK: [[V5:%[0-9]+]]: memref<4xi32>, [[V6:%[0-9]+]]: memref<i8> = distinct-objects [[V4]], [[V1]]
    %2, %3 = memref.distinct_objects %1, %k : memref<4xi32>, memref<i8>
    // CHECK: prefetch [[V5]], [[V2]] : memref<4xi32>
    memref.prefetch %2[%i], read, locality<3>, data : memref<4xi32>
    // CHECK: [[V7:%[0-9]+]]: index = dim [[V5]], [[V2]] : memref<4xi32>
    %4 = memref.dim %2, %i : memref<4xi32>
    // CHECK: stackrestore [[V3]]
    memref.alloca_scope.return %4 : index
  }
  // CHECK: return [[V7]]
  return %0 : index
}
// CHECK-LABEL: func @update : (memref<4xi32>, memref<f32>, index, i32, f32) -> (i32)
// CHECK: ^0([[V0:%[0-9]+]]: memref<4xi32>, [[V1:%[0-9]+]]: memref<f32>, [[V2:%[0-9]+]]: index, [[V3:%[0-9]+]]: i32, [[V4:%[0-9]+]]: f32):
func.func @update(%m: memref<4xi32>, %f: memref<f32>, %i: index, %v: i32, %w: f32) -> i32 {
  // CHECK: [[V5:%[0-9]+]]: i32 = load [[V0]], [[V2]] align=4 : memref<4xi32>
  // CHECK: [[V6:%[0-9]+]]: i32 = add [[V5]], [[V3]] : i32
  // CHECK: store [[V6]], [[V0]], [[V2]] align=4 : memref<4xi32>
  %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<4xi32>) -> i32
  // CHECK: [[V7:%[0-9]+]]: f32 = load [[V1]] align=4 : memref<f32>
  // CHECK: store [[V4]], [[V1]] align=4 : memref<f32>
  %1 = memref.atomic_rmw assign %w, %f[] : (f32, memref<f32>) -> f32
  // CHECK: [[V8:%[0-9]+]]: i32 = load [[V0]], [[V2]] align=4 : memref<4xi32>
  // CHECK: [[V9:%[0-9]+]]: i32 = mul [[V8]], [[V5]] : i32
  // CHECK: store [[V9]], [[V0]], [[V2]] align=4 : memref<4xi32>
  %2 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    %n = arith.muli %old, %0 : i32
    memref.atomic_yield %n : i32
  }
  // CHECK: return [[V8]]
  return %2 : i32
}
