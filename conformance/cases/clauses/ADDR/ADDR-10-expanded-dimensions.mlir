// RUN: %check %s
// CLAUSE: ADDR-10
// The outer of two dimensions that were one steps over the elements of the inner one.
func.func @f(%m: memref<?xi16>, %k: index) -> (index, index, i16) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %e = memref.expand_shape %m [[0, 1]] output_shape [3, %k] : memref<?xi16> into memref<3x?xi16>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %e
      : memref<3x?xi16> -> memref<i16>, index, index, index, index, index
  %r = memref.load %e[%c1, %c0] : memref<3x?xi16>
  return %strides#0, %strides#1, %r : index, index, i16
}
// CALL: @f(memref<sizes=[6] data=[0,1,2,3,4,5]>, 2) -> 2, 1, 2
// CALL: @f(memref<sizes=[12] data=[0,1,2,3,4,5,6,7,8,9,10,11]>, 4) -> 4, 1, 4
// CALL: @f(memref<sizes=[6] data=[0,1,2,3,4,5] lead=64>, 2) -> 2, 1, 2
// CALL: @f(memref<sizes=[6] data=[-25033,15470,-9562,30941,5909,-19124] lead=64>, 2) -> 2, 1, -9562
