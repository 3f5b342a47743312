// RUN: encode-test %s | FileCheck %s
// A scope is a mark of the stack; what is promised in it has instructions of its own.

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
