// RUN: %check %s
// OPERATION: memref.collapse_shape
// Rows that lie apart are no one row: memref.collapse_shape.
func.func @f(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> memref<?xi32, strided<[?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<?x?xi32, strided<[?, ?], offset: ?>> into memref<?xi32, strided<[?], offset: ?>>  // TRAP: not-contiguous
  return %r : memref<?xi32, strided<[?], offset: ?>>
}
// CALL: @f(memref<sizes=[2,3] strides=[4,1]>) -> trap(not-contiguous)
// CALL: @f(memref<sizes=[2,3] strides=[3,1] data=[1,2,3,4,5,6]>) -> memref<sizes=[6] strides=[1] offset=0 data=[1,2,3,4,5,6]>
