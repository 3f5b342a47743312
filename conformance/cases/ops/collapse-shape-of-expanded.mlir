// RUN: %check %s
// memref.collapse_shape of what memref.expand_shape made with sizes from run time, where the expanded memref is used, too. Collapsing takes back what
// expanding did: sizes, strides and elements are those of the argument.
func.func @both(%m: memref<?xi32, strided<[?], offset: ?>>, %a: index, %b: index)
    -> (memref<?x?xi32, strided<[?, ?], offset: ?>>, memref<?xi32, strided<[?], offset: ?>>) {
  %e = memref.expand_shape %m [[0, 1]] output_shape [%a, %b]
    : memref<?xi32, strided<[?], offset: ?>> into memref<?x?xi32, strided<[?, ?], offset: ?>>
  %r = memref.collapse_shape %e [[0, 1]]
    : memref<?x?xi32, strided<[?, ?], offset: ?>> into memref<?xi32, strided<[?], offset: ?>>
  return %e, %r : memref<?x?xi32, strided<[?, ?], offset: ?>>, memref<?xi32, strided<[?], offset: ?>>
}
// CALL: @both(memref<sizes=[6] data=[1,2,3,4,5,6]>, 2, 3) -> memref<sizes=[2,3] strides=[3,1] offset=0 buffer=arg0>, memref<sizes=[6] strides=[1] offset=0 buffer=arg0>
// CALL: @both(memref<sizes=[6] strides=[4] offset=2>, 3, 2) -> memref<sizes=[3,2] strides=[8,4] offset=2 buffer=arg0>, memref<sizes=[6] strides=[4] offset=2 buffer=arg0>
// CALL: @both(memref<sizes=[4] strides=[2]>, 2, 2) -> memref<sizes=[2,2] strides=[4,2] offset=0 buffer=arg0>, memref<sizes=[4] strides=[2] offset=0 buffer=arg0>
// CALL: @both(memref<sizes=[6] data=[1,2,3,4,5,6] lead=64>, 2, 3)
