// RUN: %check %s
// OPERATION: memref.collapse_shape
// One row that stands for all rows has no place behind its end: memref.collapse_shape.
func.func @f(%m: memref<?x3xi32, strided<[?, 1], offset: ?>>) -> memref<?xi32, strided<[1], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<?x3xi32, strided<[?, 1], offset: ?>> into memref<?xi32, strided<[1], offset: ?>>  // TRAP: not-contiguous
  return %r : memref<?xi32, strided<[1], offset: ?>>
}
// CALL: @f(memref<sizes=[2,3] strides=[0,1]>) -> trap(not-contiguous)
// CALL: @f(memref<sizes=[0,3] strides=[0,1]>) -> memref<sizes=[0] strides=[1] offset=0>
