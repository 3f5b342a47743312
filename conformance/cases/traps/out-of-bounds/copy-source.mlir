// RUN: %check %s
// OPERATION: memref.copy
// The source claims a row more than its buffer has; the copy reads it: memref.copy.
func.func @f(%m: memref<?x2xi32>, %k: memref<?x2xi32>) {
  memref.copy %m, %k : memref<?x2xi32> to memref<?x2xi32>  // TRAP: out-of-bounds
  return
}
// CALL: @f(memref<sizes=[3,2] bytes=16>, memref<sizes=[3,2] data=[0,0,0,0,0,0]>) -> trap(out-of-bounds)
// CALL: @f(memref<sizes=[2,2] bytes=16 data=[1,2,3,4]>, memref<sizes=[2,2] data=[0,0,0,0]>) -> () after arg1=[1,2,3,4]
