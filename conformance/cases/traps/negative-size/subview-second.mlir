// RUN: %check %s
// OPERATION: memref.subview
// The second size of a subview is negative while the first is zero, so that it would have no elements: memref.subview.
func.func @f(%m: memref<4x4xi8>, %n: index, %k: index) -> index {
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[1, 1] [%n, %k] [1, 1] : memref<4x4xi8> to memref<?x?xi8, strided<[4, 1], offset: 5>>  // TRAP: negative-size
  %r = memref.dim %v, %c1 : memref<?x?xi8, strided<[4, 1], offset: 5>>
  return %r : index
}
// CALL: @f(memref<>, 0, -2) -> trap(negative-size)
// CALL: @f(memref<>, 0, 2) -> 2
