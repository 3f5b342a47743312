// RUN: %check %s
// OPERATION: memref.copy
// The target of a copy is aligned less than its elements need: memref.copy.
func.func @f(%m: memref<?xi32>, %k: memref<?xi32>) {
  memref.copy %m, %k : memref<?xi32> to memref<?xi32>  // TRAP: misaligned
  return
}
// CALL: @f(memref<sizes=[2] data=[1,2]>, memref<sizes=[2] align=2>) -> trap(misaligned)
// CALL: @f(memref<sizes=[2] data=[1,2]>, memref<sizes=[2] align=4 data=[0,0]>) -> () after arg1=[1,2]
