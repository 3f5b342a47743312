// RUN: %check %s
// OPERATION: memref.copy
// A copy of a view onto itself.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>, %k: memref<?xi32, strided<[?], offset: ?>>) {
  memref.copy %m, %k : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<sizes=[2] strides=[2] bytes=32>, memref<sizes=[2] strides=[2] buffer=arg0>) -> trap(overlapping-copy)
// CALL: @f(memref<sizes=[2] strides=[2] bytes=32 data=[1,2]>, memref<sizes=[2] strides=[2] offset=1 buffer=arg0>) -> () after arg0=[1,2] arg1=[1,2]
