// RUN: %check %s
// OPERATION: memref.subview
// A negative step leads before the start of the source.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>, %o: index, %s: index) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[%o] [3] [%s] : memref<?xi32, strided<[?], offset: ?>> to memref<3xi32, strided<[?], offset: ?>>  // TRAP: subview-out-of-bounds
  %r = memref.dim %v, %c0 : memref<3xi32, strided<[?], offset: ?>>
  return %r : index
}
// CALL: @f(memref<sizes=[4]>, 1, -1) -> trap(subview-out-of-bounds)
// CALL: @f(memref<sizes=[4]>, 2, -1) -> 3
