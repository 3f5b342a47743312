// RUN: not memref-cts-opt --lower-to-llvm=index-bitwidth=16 --split-input-file %s 2>&1 | FileCheck %s
// Static sizes, strides and offsets that index cannot hold (TYPE-INDEX-09): one
// error each, at the first operation that has one, however many others follow.

// CHECK-NOT: error:
// CHECK: index-overflow.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op type 'memref<2x32768xi8>' has a size of 32768, which an index of 16 bits cannot hold (and 2 more of this)
// CHECK-NOT: error:
func.func @size(%m: memref<2x32768xi8>, %n: memref<0x32767xi8>, %i: index) -> i8 {
  %0 = memref.subview %m[0, 0] [2, 4] [1, 1] : memref<2x32768xi8> to memref<2x4xi8, strided<[32768, 1]>>
  %1 = memref.load %0[%i, %i] : memref<2x4xi8, strided<[32768, 1]>>
  return %1 : i8
}

// -----

// CHECK: index-overflow.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op type 'memref<2x2x300x300xi32>' has a stride of 180000, which an index of 16 bits cannot hold
// CHECK-NOT: error:
func.func private @stride(memref<2x2x300x300xi32>)

// -----

// CHECK: index-overflow.mlir:[[#@LINE+3]]:{{.*}}: error: 'func.func' op type 'memref<4xi32, strided<[-32769]>>' has a stride of -32769, which an index of 16 bits cannot hold
// CHECK-NOT: error:
func.func private @lowest(memref<4xi32, strided<[-32768], offset: 32767>>)
func.func private @backwards(memref<4xi32, strided<[-32769]>>)

// -----

// CHECK: index-overflow.mlir:[[#@LINE+2]]:{{.*}}: error: 'func.func' op type 'memref<i32, strided<[], offset: 32768>>' has a static offset of 32768, which an index of 16 bits cannot hold
// CHECK-NOT: error:
func.func private @offset() -> memref<i32, strided<[], offset: 32768>>

// -----

// CHECK: index-overflow.mlir:[[#@LINE+2]]:{{.*}}: error: 'memref.global' op type 'memref<4x70000xi32>' has a size of 70000, which an index of 16 bits cannot hold (and 1 more of this)
// CHECK-NOT: error:
memref.global @g : memref<4x70000xi32> = uninitialized
func.func @global() {
  %0 = memref.get_global @g : memref<4x70000xi32>
  return
}

// -----

// What the type of a view leaves open.
// CHECK: index-overflow.mlir:[[#@LINE+6]]:{{.*}}: error: 'memref.subview' op has a static offset of 32768, which an index of 16 bits cannot hold
// CHECK: index-overflow.mlir:[[#@LINE+6]]:{{.*}}: error: 'memref.subview' op has a static stride of 40000, which an index of 16 bits cannot hold
// CHECK: index-overflow.mlir:[[#@LINE+6]]:{{.*}}: error: 'memref.reinterpret_cast' op has a static offset of 60000, which an index of 16 bits cannot hold
// CHECK: index-overflow.mlir:[[#@LINE+6]]:{{.*}}: error: 'memref.reinterpret_cast' op has a static size of 70000, which an index of 16 bits cannot hold
// CHECK-NOT: error:
func.func @views(%m: memref<?xi8, strided<[?], offset: ?>>) {
  %0 = memref.subview %m[32768] [4] [1] : memref<?xi8, strided<[?], offset: ?>> to memref<4xi8, strided<[?], offset: ?>>
  %1 = memref.subview %m[0] [4] [40000] : memref<?xi8, strided<[?], offset: ?>> to memref<4xi8, strided<[?], offset: ?>>
  %2 = memref.reinterpret_cast %m to offset: [60000], sizes: [4], strides: [1] : memref<?xi8, strided<[?], offset: ?>> to memref<4xi8, strided<[?], offset: ?>>
  %3 = memref.reinterpret_cast %m to offset: [0], sizes: [70000], strides: [1] : memref<?xi8, strided<[?], offset: ?>> to memref<?xi8, strided<[?], offset: ?>>
  return
}

// -----

// CHECK: index-overflow.mlir:[[#@LINE+3]]:{{.*}}: error: 'memref.cast' op type 'memref<70000xi8>' has a size of 70000, which an index of 16 bits cannot hold (and 1 more of this)
// CHECK-NOT: error:
func.func @cast(%m: memref<?xi8>, %i: index) -> index {
  %0 = memref.cast %m : memref<?xi8> to memref<70000xi8>
  %1 = memref.dim %0, %i : memref<70000xi8>
  return %1 : index
}

// -----

// Numbers are another thing: they lose their upper bits (TYPE-INDEX-08).
// CHECK-NOT: error:
// CHECK: llvm.mlir.constant(4464 : i16) : i16
func.func @number() -> index {
  %0 = arith.constant 70000 : index
  return %0 : index
}
