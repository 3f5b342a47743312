// RUN: %check %s
// OPERATION: memref.expand_shape
// Nothing is expanded to one element, or one element to nothing.
func.func @f(%m: memref<?xi8>, %a: index, %b: index) -> memref<?x?xi8> {
  %r = memref.expand_shape %m [[0, 1]] output_shape [%a, %b] : memref<?xi8> into memref<?x?xi8>  // TRAP: shape-mismatch
  return %r : memref<?x?xi8>
}
// CALL: @f(memref<sizes=[0] bytes=8>, 1, 1) -> trap(shape-mismatch)
// CALL: @f(memref<sizes=[1]>, 0, 1) -> trap(shape-mismatch)
// CALL: @f(memref<sizes=[0]>, 0, 1) -> memref<sizes=[0,1] strides=[1,1] offset=0>
