// RUN: %check %s
// OPERATION: memref.load
// The position is in bounds, but the sum of the first two dimensions does not fit; with the strides in another order it does: memref.load.
func.func @f(%m: memref<4xi8>, %s: index, %t: index, %u: index) -> i8 {
  %c1 = arith.constant 1 : index
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2, 2], strides: [%s, %t, %u] : memref<4xi8> to memref<2x2x2xi8, strided<[?, ?, ?]>>
  %r = memref.load %v[%c1, %c1, %c1] : memref<2x2x2xi8, strided<[?, ?, ?]>>  // TRAP: address-overflow
  return %r : i8
}
// CALL: @f(memref<data=[1,2,3,4]>, 9223372036854775807, 1, -9223372036854775807) -> trap(address-overflow)
// CALL: @f(memref<data=[1,2,3,4]>, 9223372036854775807, -9223372036854775807, 1) -> 2
