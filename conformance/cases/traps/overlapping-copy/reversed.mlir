// RUN: %check %s
// OPERATION: memref.copy
// The target runs backwards over the memory of the source; running backwards between its elements is no fault.
func.func @f(%m: memref<?xi8, strided<[?], offset: ?>>, %k: memref<?xi8, strided<[?], offset: ?>>) {
  memref.copy %m, %k : memref<?xi8, strided<[?], offset: ?>> to memref<?xi8, strided<[?], offset: ?>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<sizes=[2] strides=[2] bytes=4 data=[1,2]>, memref<sizes=[2] strides=[-2] offset=2 buffer=arg0>) -> trap(overlapping-copy)
// CALL: @f(memref<sizes=[2] strides=[2] bytes=4 data=[1,2]>, memref<sizes=[2] strides=[-2] offset=3 buffer=arg0>) -> () after arg0=[1,2] arg1=[1,2]
