// RUN: %check %s
// OPERATION: memref.subview
// The distance to the last element wraps to a small number, which does not bring it back inside.
func.func @f(%m: memref<8xi8>, %n: index, %s: index) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[1] [%n] [%s] : memref<8xi8> to memref<?xi8, strided<[?], offset: 1>>  // TRAP: subview-out-of-bounds
  %r = memref.dim %v, %c0 : memref<?xi8, strided<[?], offset: 1>>
  return %r : index
}
// CALL: @f(memref<>, 5, 4611686018427387904) -> trap(subview-out-of-bounds)
// CALL: @f(memref<>, 4, 2) -> 4
