// RUN: %check %s
// OPERATION: memref.subview
// An empty source has no window of one element; a window of none it has.
func.func @f(%m: memref<?xi1>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[0] [%n] [1] : memref<?xi1> to memref<?xi1, strided<[1]>>  // TRAP: subview-out-of-bounds
  %r = memref.dim %v, %c0 : memref<?xi1, strided<[1]>>
  return %r : index
}
// CALL: @f(memref<sizes=[0] bytes=8>, 1) -> trap(subview-out-of-bounds)
// CALL: @f(memref<sizes=[0] bytes=8>, 0) -> 0
