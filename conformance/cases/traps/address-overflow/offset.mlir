// RUN: %check %s
// OPERATION: memref.load
// Only the offset pushes the position over the largest index; index times stride is one: memref.load.
func.func @f(%m: memref<4xi8>, %o: index) -> i8 {
  %c1 = arith.constant 1 : index
  %v = memref.reinterpret_cast %m to offset: [%o], sizes: [2], strides: [1] : memref<4xi8> to memref<2xi8, strided<[1], offset: ?>>
  %r = memref.load %v[%c1] : memref<2xi8, strided<[1], offset: ?>>  // TRAP: address-overflow
  return %r : i8
}
// CALL: @f(memref<data=[1,2,3,4]>, 9223372036854775807) -> trap(address-overflow)
// CALL: @f(memref<data=[1,2,3,4]>, 2) -> 4
