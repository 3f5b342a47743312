// RUN: %check %s
// OPERATION: memref.subview
// With step zero all elements are one, and that one is outside.
func.func @f(%m: memref<4xf64>, %o: index, %s: index) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[%o] [3] [%s] : memref<4xf64> to memref<3xf64, strided<[?], offset: ?>>  // TRAP: subview-out-of-bounds
  %r = memref.dim %v, %c0 : memref<3xf64, strided<[?], offset: ?>>
  return %r : index
}
// CALL: @f(memref<bytes=64>, 4, 0) -> trap(subview-out-of-bounds)
// CALL: @f(memref<bytes=64>, 3, 0) -> 3
