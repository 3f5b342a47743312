// RUN: %check %s
// OPERATION: memref.copy
// A single element is not repeated to fill the target.
func.func @f(%m: memref<?xf32>, %k: memref<3xf32>) {
  memref.copy %m, %k : memref<?xf32> to memref<3xf32>  // TRAP: shape-mismatch
  return
}
// CALL: @f(memref<sizes=[1] bytes=12>, memref<>) -> trap(shape-mismatch)
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, memref<>) -> () after arg1=[1,2,3]
