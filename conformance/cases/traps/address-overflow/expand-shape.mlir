// RUN: %check %s
// OPERATION: memref.expand_shape
// The stride of an expanded dimension does not fit the width of index.
func.func @f(%m: memref<1xf32>, %s: index) -> index {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [%s] : memref<1xf32> to memref<4xf32, strided<[?]>>
  %e = memref.expand_shape %r [[0, 1]] output_shape [2, 2] : memref<4xf32, strided<[?]>> into memref<2x2xf32, strided<[?, ?]>>  // TRAP: address-overflow
  %b, %o, %sizes:2, %strides:2 = memref.extract_strided_metadata %e : memref<2x2xf32, strided<[?, ?]>> -> memref<f32>, index, index, index, index, index
  return %strides#0 : index
}
// CALL: @f(memref<data=[1.0]>, 4611686018427387904) -> trap(address-overflow)
// CALL: @f(memref<data=[1.0]>, 2305843009213693952) -> 4611686018427387904
