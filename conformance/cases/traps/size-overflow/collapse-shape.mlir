// RUN: %check %s
// OPERATION: memref.collapse_shape
// The product of the sizes that memref.collapse_shape joins does not fit the width of index; strides of zero, so that all elements are one.
func.func @f(%m: memref<1xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [%n, %n], strides: [%c0, %c0] : memref<1xf32> to memref<?x?xf32, strided<[?, ?]>>
  %c = memref.collapse_shape %r [[0, 1]] : memref<?x?xf32, strided<[?, ?]>> into memref<?xf32, strided<[?]>>  // TRAP: size-overflow
  %d = memref.dim %c, %c0 : memref<?xf32, strided<[?]>>
  return %d : index
}
// CALL: @f(memref<data=[1.0]>, 4294967296) -> trap(size-overflow)
// CALL: @f(memref<data=[1.0]>, 2147483648) -> 4611686018427387904
