// RUN: %check %s
// OPERATION: memref.reshape
// Two negative entries multiply to the number of elements: memref.reshape.
func.func @f(%m: memref<6xi8>, %s: memref<?xi32>) -> memref<*xi8> {
  %r = memref.reshape %m(%s) : (memref<6xi8>, memref<?xi32>) -> memref<*xi8>  // TRAP: negative-size
  return %r : memref<*xi8>
}
// CALL: @f(memref<>, memref<sizes=[2] data=[-3,-2]>) -> trap(negative-size)
// CALL: @f(memref<>, memref<sizes=[2] data=[3,2]>) -> memref<* sizes=[3,2] strides=[2,1] offset=0>
