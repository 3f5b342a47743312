// RUN: %check %s
// OPERATION: memref.subview
// Twice the stride of the source has no place in an index, whichever elements are used later: memref.subview.
func.func @f(%m: memref<4xi8>, %s: index, %k: index) -> i8 {
  %c0 = arith.constant 0 : index
  %v = memref.reinterpret_cast %m to offset: [2], sizes: [4], strides: [%s] : memref<4xi8> to memref<4xi8, strided<[?], offset: 2>>
  %w = memref.subview %v[0] [2] [%k] : memref<4xi8, strided<[?], offset: 2>> to memref<2xi8, strided<[?], offset: 2>>  // TRAP: address-overflow
  %r = memref.load %w[%c0] : memref<2xi8, strided<[?], offset: 2>>
  return %r : i8
}
// CALL: @f(memref<data=[1,2,3,4]>, 4611686018427387904, 2) -> trap(address-overflow)
// CALL: @f(memref<data=[1,2,3,4]>, 4611686018427387904, 1) -> 3
