// RUN: %check %s
// OPERATION: memref.copy
// Both memrefs are unranked, and the second row of the source is the first of the target.
func.func @f(%u: memref<*xf32>, %w: memref<*xf32>) {
  memref.copy %u, %w : memref<*xf32> to memref<*xf32>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<* sizes=[2,2] bytes=64 data=[1,2,3,4]>, memref<* sizes=[2,2] offset=2 buffer=arg0>) -> trap(overlapping-copy)
// CALL: @f(memref<* sizes=[2,2] bytes=64 data=[1,2,3,4]>, memref<* sizes=[2,2] offset=4 buffer=arg0>) -> () after arg0=[1,2,3,4] arg1=[1,2,3,4]
