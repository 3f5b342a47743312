// RUN: %check %s
// OPERATION: memref.subview
// A subview starts before its source.
func.func @f(%m: memref<?xi8, strided<[1], offset: ?>>, %o: index) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[%o] [2] [1] : memref<?xi8, strided<[1], offset: ?>> to memref<2xi8, strided<[1], offset: ?>>  // TRAP: subview-out-of-bounds
  %r = memref.dim %v, %c0 : memref<2xi8, strided<[1], offset: ?>>
  return %r : index
}
// CALL: @f(memref<sizes=[4] offset=8>, -1) -> trap(subview-out-of-bounds)
// CALL: @f(memref<sizes=[4] offset=8>, 0) -> 2
