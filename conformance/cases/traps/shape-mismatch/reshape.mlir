// RUN: %check %s
// OPERATION: memref.reshape
// memref.reshape to fewer elements than there are.
func.func @f(%m: memref<2x3xi32>, %s: memref<2xindex>) -> memref<?x?xi32> {
  %r = memref.reshape %m(%s) : (memref<2x3xi32>, memref<2xindex>) -> memref<?x?xi32>  // TRAP: shape-mismatch
  return %r : memref<?x?xi32>
}
// CALL: @f(memref<>, memref<data=[1,5]>) -> trap(shape-mismatch)
// CALL: @f(memref<>, memref<data=[1,6]>) -> memref<sizes=[1,6] strides=[6,1] offset=0>
