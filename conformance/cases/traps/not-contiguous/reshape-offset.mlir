// RUN: %check %s
// OPERATION: memref.reshape
// The source of memref.reshape starts behind the start of its memory; identity layout has offset zero.
func.func @f(%m: memref<*xi32>, %s: memref<?xi32>) -> memref<*xi32> {
  %r = memref.reshape %m(%s) : (memref<*xi32>, memref<?xi32>) -> memref<*xi32>  // TRAP: not-contiguous
  return %r : memref<*xi32>
}
// CALL: @f(memref<* sizes=[4] strides=[1] offset=2>, memref<sizes=[2] data=[2,2]>) -> trap(not-contiguous)
// CALL: @f(memref<* sizes=[4] strides=[1] offset=0 data=[1,2,3,4]>, memref<sizes=[2] data=[2,2]>) -> memref<* sizes=[2,2] strides=[2,1] offset=0 data=[1,2,3,4]>
