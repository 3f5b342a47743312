// RUN: %check %s
// OPERATION: memref.copy
// The ranks of two unranked memrefs differ, their numbers of elements do not.
func.func @f(%u: memref<*xf64>, %w: memref<*xf64>) {
  memref.copy %u, %w : memref<*xf64> to memref<*xf64>  // TRAP: shape-mismatch
  return
}
// CALL: @f(memref<* sizes=[2] data=[1,2]>, memref<* sizes=[2,1]>) -> trap(shape-mismatch)
// CALL: @f(memref<* sizes=[2,1] data=[1,2]>, memref<* sizes=[2,1]>) -> () after arg1=[1,2]
