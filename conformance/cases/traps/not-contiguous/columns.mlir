// RUN: %check %s
// OPERATION: memref.collapse_shape
// A dense matrix that is read by columns has no gaps, but its rows do not follow one another: memref.collapse_shape.
func.func @f(%m: memref<?x?xi16, strided<[1, ?], offset: ?>>) -> memref<?xi16, strided<[?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<?x?xi16, strided<[1, ?], offset: ?>> into memref<?xi16, strided<[?], offset: ?>>  // TRAP: not-contiguous
  return %r : memref<?xi16, strided<[?], offset: ?>>
}
// CALL: @f(memref<sizes=[2,3] strides=[1,2]>) -> trap(not-contiguous)
// CALL: @f(memref<sizes=[1,3] strides=[1,2] data=[1,2,3]>) -> memref<sizes=[3] strides=[2] offset=0 data=[1,2,3]>
