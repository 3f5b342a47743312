// RUN: %check %s
// OPERATION: memref.expand_shape
// The sizes of memref.expand_shape do not multiply to the size they come from: one row is lost, or there is one too many.
func.func @f(%m: memref<?x2xi32>, %a: index) -> memref<?x3x2xi32> {
  %r = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 3, 2] : memref<?x2xi32> into memref<?x3x2xi32>  // TRAP: shape-mismatch
  return %r : memref<?x3x2xi32>
}
// CALL: @f(memref<sizes=[7,2]>, 2) -> trap(shape-mismatch)
// CALL: @f(memref<sizes=[5,2] bytes=96>, 2) -> trap(shape-mismatch)
// CALL: @f(memref<sizes=[6,2]>, 2) -> memref<sizes=[2,3,2] strides=[6,2,1] offset=0>
