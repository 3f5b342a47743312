// RUN: %check %s
// OPERATION: memref.subview
// A negative size of a subview.
func.func @f(%m: memref<4xi8>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[1] [%n] [1] : memref<4xi8> to memref<?xi8, strided<[1], offset: 1>>  // TRAP: negative-size
  %r = memref.dim %v, %c0 : memref<?xi8, strided<[1], offset: 1>>
  return %r : index
}
// CALL: @f(memref<>, -1) -> trap(negative-size)
// CALL: @f(memref<>, 3) -> 3
