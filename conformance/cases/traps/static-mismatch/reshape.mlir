// RUN: %check %s
// OPERATION: memref.reshape
// The result of memref.reshape says two rows, the shape says three.
func.func @f(%m: memref<6xi32>, %s: memref<2xi32>) -> memref<2x?xi32> {
  %r = memref.reshape %m(%s) : (memref<6xi32>, memref<2xi32>) -> memref<2x?xi32>  // TRAP: static-mismatch
  return %r : memref<2x?xi32>
}
// CALL: @f(memref<>, memref<data=[3,2]>) -> trap(static-mismatch)
// CALL: @f(memref<>, memref<data=[2,3]>) -> memref<sizes=[2,3] strides=[3,1] offset=0>
