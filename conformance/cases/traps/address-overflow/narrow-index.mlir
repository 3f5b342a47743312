// RUN: %check %s
// OPERATION: memref.load
// OPTIONS: index-bitwidth=32
// The position would fit 64 bits, but an index has 32 here: memref.load.
func.func @f(%m: memref<4xi8>, %s: index, %i: index) -> i8 {
  %v = memref.reinterpret_cast %m to offset: [1], sizes: [4], strides: [%s] : memref<4xi8> to memref<4xi8, strided<[?], offset: 1>>
  %r = memref.load %v[%i] : memref<4xi8, strided<[?], offset: 1>>  // TRAP: address-overflow
  return %r : i8
}
// CALL: @f(memref<data=[1,2,3,4]>, 2147483647, 1) -> trap(address-overflow)
// CALL: @f(memref<data=[1,2,3,4]>, 2147483647, 0) -> 2
