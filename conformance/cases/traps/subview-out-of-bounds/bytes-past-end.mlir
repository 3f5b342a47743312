// RUN: %check %s
// OPERATION: memref.view
// The last element of a memref.view needs one byte more than the source has left.
func.func @f(%m: memref<?xi8>, %s: index) -> memref<2xi32> {
  %v = memref.view %m[%s][] : memref<?xi8> to memref<2xi32>  // TRAP: subview-out-of-bounds
  return %v : memref<2xi32>
}
// CALL: @f(memref<sizes=[15] bytes=32>, 8) -> trap(subview-out-of-bounds)
// CALL: @f(memref<sizes=[16]>, 8) -> memref<sizes=[2] strides=[1] offset=0>
