// RUN: %check %s
// OPERATION: memref.reshape
// A shape without entries stands for one element: memref.reshape.
func.func @f(%m: memref<*xi32>, %s: memref<?xi32>) -> memref<*xi32> {
  %r = memref.reshape %m(%s) : (memref<*xi32>, memref<?xi32>) -> memref<*xi32>  // TRAP: shape-mismatch
  return %r : memref<*xi32>
}
// CALL: @f(memref<* sizes=[2]>, memref<sizes=[0]>) -> trap(shape-mismatch)
// CALL: @f(memref<* sizes=[1,1] data=[3]>, memref<sizes=[0]>) -> memref<* sizes=[] offset=0 data=[3]>
