// RUN: %check %s
// OPERATION: memref.collapse_shape
// The first group may have gaps behind it, the second has one inside: memref.collapse_shape.
func.func @f(%m: memref<?x?x?x?xi8, strided<[?, ?, ?, ?], offset: ?>>) -> memref<?x?xi8, strided<[?, ?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x?x?x?xi8, strided<[?, ?, ?, ?], offset: ?>> into memref<?x?xi8, strided<[?, ?], offset: ?>>  // TRAP: not-contiguous
  return %r : memref<?x?xi8, strided<[?, ?], offset: ?>>
}
// CALL: @f(memref<sizes=[2,2,2,2] strides=[24,12,5,2]>) -> trap(not-contiguous)
// CALL: @f(memref<sizes=[2,2,2,2] strides=[24,12,4,2]>) -> memref<sizes=[4,4] strides=[12,2] offset=0>
