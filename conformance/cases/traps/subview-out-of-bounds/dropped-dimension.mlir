// RUN: %check %s
// OPERATION: memref.subview
// The dimension that the view drops has an offset outside.
func.func @f(%m: memref<?x3xi64>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[%i, 0] [1, 3] [1, 1] : memref<?x3xi64> to memref<3xi64, strided<[1], offset: ?>>  // TRAP: subview-out-of-bounds
  %r = memref.dim %v, %c0 : memref<3xi64, strided<[1], offset: ?>>
  return %r : index
}
// CALL: @f(memref<sizes=[2,3] bytes=96>, 2) -> trap(subview-out-of-bounds)
// CALL: @f(memref<sizes=[2,3] bytes=96>, 1) -> 3
