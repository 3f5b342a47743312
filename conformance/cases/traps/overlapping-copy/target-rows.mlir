// RUN: %check %s
// OPERATION: memref.copy
// The rows of the target are closer together than they are long.
func.func @f(%m: memref<2x2xi64>, %k: memref<2x2xi64, strided<[?, 1], offset: ?>>) {
  memref.copy %m, %k : memref<2x2xi64> to memref<2x2xi64, strided<[?, 1], offset: ?>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<data=[1,2,3,4]>, memref<strides=[1,1]>) -> trap(overlapping-copy)
// CALL: @f(memref<data=[1,2,3,4]>, memref<strides=[2,1]>) -> () after arg1=[1,2,3,4]
