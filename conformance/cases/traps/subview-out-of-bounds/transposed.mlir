// RUN: %check %s
// OPERATION: memref.subview
// The sizes changed places in the transposition; the window would fit the original.
func.func @f(%m: memref<2x4xi24>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %t = memref.transpose %m (i, j) -> (j, i) : memref<2x4xi24> to memref<4x2xi24, strided<[1, 4]>>
  %v = memref.subview %t[0, 0] [2, %n] [1, 1] : memref<4x2xi24, strided<[1, 4]>> to memref<2x?xi24, strided<[1, 4]>>  // TRAP: subview-out-of-bounds
  %c1 = arith.constant 1 : index
  %r = memref.dim %v, %c1 : memref<2x?xi24, strided<[1, 4]>>
  return %r : index
}
// CALL: @f(memref<>, 4) -> trap(subview-out-of-bounds)
// CALL: @f(memref<>, 2) -> 2
