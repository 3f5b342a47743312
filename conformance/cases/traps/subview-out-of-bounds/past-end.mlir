// RUN: %check %s
// OPERATION: memref.subview
// A subview ends behind its source, though nothing is read.
func.func @f(%m: memref<?xi8>, %o: index, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[%o] [%n] [1] : memref<?xi8> to memref<?xi8, strided<[1], offset: ?>>  // TRAP: subview-out-of-bounds
  %r = memref.dim %v, %c0 : memref<?xi8, strided<[1], offset: ?>>
  return %r : index
}
// CALL: @f(memref<sizes=[4] bytes=64>, 2, 3) -> trap(subview-out-of-bounds)
// CALL: @f(memref<sizes=[4] bytes=64>, 2, 2) -> 2
