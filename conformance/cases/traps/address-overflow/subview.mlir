// RUN: %check %s
// OPERATION: memref.subview
// The offset of a part of a view with a large stride has no place in an index: memref.subview.
func.func @f(%m: memref<4xi8>, %s: index, %o: index) -> i8 {
  %c0 = arith.constant 0 : index
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [%s] : memref<4xi8> to memref<4xi8, strided<[?]>>
  %w = memref.subview %v[%o] [1] [1] : memref<4xi8, strided<[?]>> to memref<1xi8, strided<[?], offset: ?>>  // TRAP: address-overflow
  %r = memref.load %w[%c0] : memref<1xi8, strided<[?], offset: ?>>
  return %r : i8
}
// CALL: @f(memref<data=[1,2,3,4]>, 4611686018427387904, 2) -> trap(address-overflow)
// CALL: @f(memref<data=[1,2,3,4]>, 4611686018427387904, 0) -> 1
