// RUN: %check %s
// OPERATION: memref.reshape
// The place of the second size of the shape of memref.reshape does not fit the width of index.
func.func @f(%m: memref<6xf32>, %shape: memref<3xi32>, %stride: index) -> index {
  %c1 = arith.constant 1 : index
  %s = memref.reinterpret_cast %shape to offset: [1], sizes: [2], strides: [%stride] : memref<3xi32> to memref<2xi32, strided<[?], offset: 1>>
  %r = memref.reshape %m(%s) : (memref<6xf32>, memref<2xi32, strided<[?], offset: 1>>) -> memref<?x?xf32>  // TRAP: address-overflow
  %d = memref.dim %r, %c1 : memref<?x?xf32>
  return %d : index
}
// CALL: @f(memref<>, memref<data=[1,2,3]>, 9223372036854775807) -> trap(address-overflow)
// CALL: @f(memref<>, memref<data=[1,2,3]>, 1) -> 3
