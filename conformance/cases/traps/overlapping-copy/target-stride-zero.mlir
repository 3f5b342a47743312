// RUN: %check %s
// OPERATION: memref.copy
// Both elements of the target are the same memory. For the source that is allowed.
func.func @f(%m: memref<?xbf16, strided<[?], offset: ?>>, %k: memref<?xbf16, strided<[?], offset: ?>>) {
  memref.copy %m, %k : memref<?xbf16, strided<[?], offset: ?>> to memref<?xbf16, strided<[?], offset: ?>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<sizes=[2] data=[1.5,2.5]>, memref<sizes=[2] strides=[0]>) -> trap(overlapping-copy)
// CALL: @f(memref<sizes=[2] strides=[0] data=[2.5,2.5]>, memref<sizes=[2] strides=[1]>) -> () after arg1=[2.5,2.5]
