// RUN: not encode-test --split-input-file %s | FileCheck %s
// Which dimensions a rank-reducing subview drops is refused where the description leaves it open, and the descriptor with it.

// CHECK: memref.subview: which dimensions of size 1 are dropped is left open, and the strides of the result depend on it (memref<1x?xi32, strided<[?, 1], offset: ?>>) [form]
func.func @either(%m: memref<?x?x?xi32, strided<[?, ?, 1], offset: ?>>, %n: index) {
  %0 = memref.subview %m[0, 0, 0] [1, 1, %n] [1, 1, 1] : memref<?x?x?xi32, strided<[?, ?, 1], offset: ?>> to memref<1x?xi32, strided<[?, 1], offset: ?>>
  return
}

// -----

// CHECK: memref.subview: no dimensions of size 1 can be dropped so that sizes and strides of the rest are those of the result's type (memref<1x4xi32, strided<[?, 9]>>) [form]
func.func @none(%m: memref<1x4x1xi32, strided<[?, ?, 9]>>) {
  %0 = memref.subview %m[0, 0, 0] [1, 4, 1] [1, 1, 1] : memref<1x4x1xi32, strided<[?, ?, 9]>> to memref<1x4xi32, strided<[?, 9]>>
  return
}

// -----

// All three have one stride, whatever the sizes are.
// CHECK: subview %0[0, 0, 0, 0][1, 1, 1, %1][1, 1, 1, 1] drop=6
func.func @alike(%m: memref<1x1x1x?xi32>, %n: index) -> memref<1x?xi32, strided<[?, 1]>> {
  %0 = memref.subview %m[0, 0, 0, 0] [1, 1, 1, %n] [1, 1, 1, 1] : memref<1x1x1x?xi32> to memref<1x?xi32, strided<[?, 1]>>
  return %0 : memref<1x?xi32, strided<[?, 1]>>
}
