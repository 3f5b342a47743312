// RUN: %check %s
// OPERATION: memref.copy
// The target starts where the source does and has another stride, so that its second element is read as the third. A copy onto the very same view is no fault.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>, %k: memref<?xi32, strided<[?], offset: ?>>) {
  memref.copy %m, %k : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<sizes=[3] strides=[1] bytes=32 data=[1,2,3]>, memref<sizes=[3] strides=[2] buffer=arg0>) -> trap(overlapping-copy)
// CALL: @f(memref<sizes=[3] strides=[2] bytes=32 data=[1,2,3]>, memref<sizes=[3] strides=[2] buffer=arg0>) -> () after arg0=[1,2,3] arg1=[1,2,3]
