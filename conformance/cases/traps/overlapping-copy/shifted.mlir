// RUN: %check %s
// OPERATION: memref.copy
// A copy onto the same buffer, one element further.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>, %k: memref<?xi32, strided<[?], offset: ?>>) {
  memref.copy %m, %k : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<sizes=[3] bytes=32 data=[1,2,3]>, memref<sizes=[3] offset=1 buffer=arg0>) -> trap(overlapping-copy)
// CALL: @f(memref<sizes=[3] bytes=32 data=[1,2,3]>, memref<sizes=[3] offset=4 buffer=arg0>) -> () after arg1=[1,2,3]
