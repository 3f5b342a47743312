// RUN: %check %s
// OPERATION: memref.copy
// One element is copied onto itself. With no elements there is nothing that could overlap.
func.func @f(%m: memref<?xf16>, %k: memref<?xf16>) {
  memref.copy %m, %k : memref<?xf16> to memref<?xf16>  // TRAP: overlapping-copy
  return
}
// CALL: @f(memref<sizes=[1] bytes=2>, memref<sizes=[1] buffer=arg0>) -> trap(overlapping-copy)
// CALL: @f(memref<sizes=[0] bytes=2>, memref<sizes=[0] buffer=arg0>) -> ()
