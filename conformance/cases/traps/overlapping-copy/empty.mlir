// RUN: %check %s
// OPERATION: memref.copy
// Two elements are copied to a place one element on. With no elements there is nothing that could overlap.
func.func @f(%m: memref<?xf16>, %k: memref<?xf16, strided<[1], offset: ?>>) {
  memref.copy %m, %k : memref<?xf16> to memref<?xf16, strided<[1], offset: ?>>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<sizes=[2] bytes=6 data=[1,2]>, memref<sizes=[2] offset=1 buffer=arg0>) -> trap(overlapping-copy)
// CALL: @f(memref<sizes=[0] bytes=6>, memref<sizes=[0] offset=1 buffer=arg0>) -> ()
