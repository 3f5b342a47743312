// RUN: %check %s
// OPERATION: memref.copy
// Only the innermost of three sizes differs, and one side is unranked.
func.func @f(%m: memref<2x?x?xvector<2xi32>>, %u: memref<*xvector<2xi32>>) {
  memref.copy %m, %u : memref<2x?x?xvector<2xi32>> to memref<*xvector<2xi32>>  // TRAP: shape-mismatch
  return
}
// CALL: @f(memref<sizes=[2,1,1]>, memref<* sizes=[2,1,2]>) -> trap(shape-mismatch)
// CALL: @f(memref<sizes=[2,1,1] data=[[1,2],[3,4]]>, memref<* sizes=[2,1,1]>) -> () after arg1=[[1,2],[3,4]]
