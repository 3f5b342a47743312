// RUN: %check %s
// OPERATION: memref.load
// Each product of an index and a stride fits, their sum does not: memref.load.
func.func @f(%m: memref<4xi8>, %s: index, %i: index, %j: index) -> i8 {
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [%s, %s] : memref<4xi8> to memref<2x2xi8, strided<[?, ?]>>
  %r = memref.load %v[%i, %j] : memref<2x2xi8, strided<[?, ?]>>  // TRAP: address-overflow
  return %r : i8
}
// CALL: @f(memref<data=[1,2,3,4]>, 4611686018427387904, 1, 1) -> trap(address-overflow)
// CALL: @f(memref<data=[1,2,3,4]>, 1, 1, 1) -> 3
