// RUN: %check %s
// OPERATION: memref.subview
// The window leaves its rows, not the matrix as a whole.
func.func @f(%m: memref<3x4xf32>, %j: index) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[0, %j] [2, 2] [1, 1] : memref<3x4xf32> to memref<2x2xf32, strided<[4, 1], offset: ?>>  // TRAP: subview-out-of-bounds
  %r = memref.load %v[%c0, %c0] : memref<2x2xf32, strided<[4, 1], offset: ?>>
  return %r : f32
}
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8,9,10,11,12]>, 3) -> trap(subview-out-of-bounds)
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8,9,10,11,12]>, 2) -> 3.0
