// RUN: %check %s
// OPERATION: memref.subview
// The step leads behind the end of the source.
func.func @f(%m: memref<?x4xi8>, %s: index) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[0, 0] [2, 3] [1, %s] : memref<?x4xi8> to memref<2x3xi8, strided<[4, ?]>>  // TRAP: subview-out-of-bounds
  %r = memref.dim %v, %c0 : memref<2x3xi8, strided<[4, ?]>>
  return %r : index
}
// CALL: @f(memref<sizes=[2,4]>, 2) -> trap(subview-out-of-bounds)
// CALL: @f(memref<sizes=[2,4]>, 1) -> 2
