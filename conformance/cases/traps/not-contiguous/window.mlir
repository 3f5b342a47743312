// RUN: %check %s
// OPERATION: memref.collapse_shape
// A window narrower than its source has gaps between its rows: memref.collapse_shape. As wide as the source it has none.
func.func @f(%m: memref<?x4xi64>, %n: index) -> memref<?xi64, strided<[?]>> {
  %w = memref.subview %m[0, 0] [2, %n] [1, 1] : memref<?x4xi64> to memref<2x?xi64, strided<[4, 1]>>
  %d = memref.cast %w : memref<2x?xi64, strided<[4, 1]>> to memref<2x?xi64, strided<[?, ?]>>
  %r = memref.collapse_shape %d [[0, 1]] : memref<2x?xi64, strided<[?, ?]>> into memref<?xi64, strided<[?]>>  // TRAP: not-contiguous
  return %r : memref<?xi64, strided<[?]>>
}
// CALL: @f(memref<sizes=[2,4]>, 3) -> trap(not-contiguous)
// CALL: @f(memref<sizes=[2,4] data=[1,2,3,4,5,6,7,8]>, 4) -> memref<sizes=[8] strides=[1] offset=0 data=[1,2,3,4,5,6,7,8]>
