// RUN: %check %s
// OPERATION: memref.expand_shape
// Two negative sizes multiply to the size that is there: memref.expand_shape.
func.func @f(%m: memref<?xi32>, %a: index, %b: index) -> memref<?x?xi32> {
  %r = memref.expand_shape %m [[0, 1]] output_shape [%a, %b] : memref<?xi32> into memref<?x?xi32>  // TRAP: negative-size
  return %r : memref<?x?xi32>
}
// CALL: @f(memref<sizes=[6]>, -2, -3) -> trap(negative-size)
// CALL: @f(memref<sizes=[6]>, 2, 3) -> memref<sizes=[2,3] strides=[3,1] offset=0>
