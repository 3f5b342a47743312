// RUN: %check %s
// OPERATION: memref.reshape
// The source of memref.reshape has gaps, which only its descriptor says.
func.func @f(%m: memref<*xi32>, %s: memref<1xi32>) -> memref<?xi32> {
  %r = memref.reshape %m(%s) : (memref<*xi32>, memref<1xi32>) -> memref<?xi32>  // TRAP: not-contiguous
  return %r : memref<?xi32>
}
// CALL: @f(memref<* sizes=[2,2] strides=[3,1] offset=0>, memref<data=[4]>) -> trap(not-contiguous)
// CALL: @f(memref<* sizes=[2,2] strides=[2,1] offset=0 data=[1,2,3,4]>, memref<data=[4]>) -> memref<sizes=[4] strides=[1] offset=0 data=[1,2,3,4]>
