// RUN: %check %s
// OPERATION: memref.load
// The subview is a proper part of a view that itself is too long; the element behind the memory is the fault: memref.load.
func.func @f(%m: memref<4xi8>, %o: index, %i: index) -> i8 {
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<4xi8> to memref<8xi8>
  %w = memref.subview %v[%o] [2] [2] : memref<8xi8> to memref<2xi8, strided<[2], offset: ?>>
  %r = memref.load %w[%i] : memref<2xi8, strided<[2], offset: ?>>  // TRAP: out-of-bounds
  return %r : i8
}
// CALL: @f(memref<data=[1,2,3,4]>, 2, 1) -> trap(out-of-bounds)
// CALL: @f(memref<data=[1,2,3,4]>, 2, 0) -> 3
// CALL: @f(memref<data=[1,2,3,4]>, 1, 1) -> 4
