// RUN: %check %s
// OPERATION: memref.collapse_shape
// Rows follow one another forwards, their elements backwards: memref.collapse_shape.
func.func @f(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>) -> memref<?xi16, strided<[?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<?x?xi16, strided<[?, ?], offset: ?>> into memref<?xi16, strided<[?], offset: ?>>  // TRAP: not-contiguous
  return %r : memref<?xi16, strided<[?], offset: ?>>
}
// CALL: @f(memref<sizes=[2,3] strides=[3,-1] offset=2>) -> trap(not-contiguous)
// CALL: @f(memref<sizes=[1,3] strides=[3,-1] offset=2 data=[1,2,3]>) -> memref<sizes=[3] strides=[-1] offset=2 data=[1,2,3]>
