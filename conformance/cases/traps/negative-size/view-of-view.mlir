// RUN: %check %s
// OPERATION: memref.subview
// A subview of a subview gets the size that is left behind an offset, which is too far by one: memref.subview.
func.func @f(%m: memref<8xi8>, %n: index, %s: index) -> index {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[2] [%n] [1] : memref<8xi8> to memref<?xi8, strided<[1], offset: 2>>
  %left = arith.subi %n, %s : index
  %w = memref.subview %v[1] [%left] [1] : memref<?xi8, strided<[1], offset: 2>> to memref<?xi8, strided<[1], offset: 3>>  // TRAP: negative-size
  %r = memref.dim %w, %c0 : memref<?xi8, strided<[1], offset: 3>>
  return %r : index
}
// CALL: @f(memref<>, 4, 5) -> trap(negative-size)
// CALL: @f(memref<>, 4, 1) -> 3
