// RUN: %check %s
// OPERATION: memref.expand_shape
// The product of the sizes is the size only modulo two to the 64th: memref.expand_shape.
func.func @f(%m: memref<?xi8>, %a: index, %b: index) -> memref<?x?xi8> {
  %r = memref.expand_shape %m [[0, 1]] output_shape [%a, %b] : memref<?xi8> into memref<?x?xi8>  // TRAP: shape-mismatch
  return %r : memref<?x?xi8>
}
// CALL: @f(memref<sizes=[0]>, 4294967296, 4294967296) -> trap(shape-mismatch)
// CALL: @f(memref<sizes=[0]>, 0, 4294967296) -> memref<sizes=[0,4294967296] strides=[4294967296,1] offset=0>
