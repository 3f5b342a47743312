// RUN: %check %s
// OPERATION: memref.load
// A stride so large that index times stride does not fit.
func.func @f(%m: memref<4xi8>, %s: index, %i: index) -> i8 {
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [%s] : memref<4xi8> to memref<4xi8, strided<[?]>>
  %r = memref.load %v[%i] : memref<4xi8, strided<[?]>>  // TRAP: address-overflow
  return %r : i8
}
// CALL: @f(memref<data=[1,2,3,4]>, 4611686018427387904, 2) -> trap(address-overflow)
// CALL: @f(memref<data=[1,2,3,4]>, 4611686018427387904, 0) -> 1
