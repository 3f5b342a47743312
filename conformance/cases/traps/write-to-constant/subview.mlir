// RUN: %check %s
// OPERATION: memref.store
// A store through a view of a constant global.
memref.global "private" constant @g : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
func.func @f(%i: index, %a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2x2xf32>
  %v = memref.subview %m[%i, 1] [1, 1] [1, 1] : memref<2x2xf32> to memref<1xf32, strided<[2], offset: ?>>
  memref.store %a, %v[%c0] : memref<1xf32, strided<[2], offset: ?>>  // TRAP: write-to-constant
  return %a : f32
}
func.func @read(%i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<2x2xf32>
  %v = memref.subview %m[%i, 1] [1, 1] [1, 1] : memref<2x2xf32> to memref<1xf32, strided<[2], offset: ?>>
  %r = memref.load %v[%c0] : memref<1xf32, strided<[2], offset: ?>>
  return %r : f32
}
// CALL: @f(1, 9.0) -> trap(write-to-constant)
// CALL: @read(1) -> 4.0
