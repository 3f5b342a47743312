// RUN: %check %s
// memref.collapse_shape with sizes and strides from run time: the size is the product, the stride that of the innermost dimension that has steps.
func.func @rows(%m: memref<?x?x4xi32>) -> memref<?x4xi32> {
  %r = memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x4xi32> into memref<?x4xi32>
  return %r : memref<?x4xi32>
}
func.func @all(%m: memref<?x2x?xi16>) -> memref<?xi16> {
  %r = memref.collapse_shape %m [[0, 1, 2]] : memref<?x2x?xi16> into memref<?xi16>
  return %r : memref<?xi16>
}
func.func @window(%m: memref<?x?x3xi8, strided<[?, 3, 1], offset: ?>>) -> memref<?x?xi8, strided<[?, 1], offset: ?>> {
  %r = memref.collapse_shape %m [[0], [1, 2]] : memref<?x?x3xi8, strided<[?, 3, 1], offset: ?>> into memref<?x?xi8, strided<[?, 1], offset: ?>>
  return %r : memref<?x?xi8, strided<[?, 1], offset: ?>>
}
func.func @strided(%m: memref<?x4xi32, strided<[?, ?], offset: ?>>) -> memref<?xi32, strided<[?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<?x4xi32, strided<[?, ?], offset: ?>> into memref<?xi32, strided<[?], offset: ?>>
  return %r : memref<?xi32, strided<[?], offset: ?>>
}
func.func @back(%m: memref<?xf64, strided<[?], offset: ?>>, %a: index, %b: index) -> memref<?xf64, strided<[?], offset: ?>> {
  %e = memref.expand_shape %m [[0, 1]] output_shape [%a, %b] : memref<?xf64, strided<[?], offset: ?>> into memref<?x?xf64, strided<[?, ?], offset: ?>>
  %r = memref.collapse_shape %e [[0, 1]] : memref<?x?xf64, strided<[?, ?], offset: ?>> into memref<?xf64, strided<[?], offset: ?>>
  return %r : memref<?xf64, strided<[?], offset: ?>>
}
func.func @element(%m: memref<?x?xi64, strided<[?, ?], offset: ?>>, %i: index, %v: i64) -> i64 {
  %r = memref.collapse_shape %m [[0, 1]] : memref<?x?xi64, strided<[?, ?], offset: ?>> into memref<?xi64, strided<[?], offset: ?>>
  %old = memref.load %r[%i] : memref<?xi64, strided<[?], offset: ?>>
  memref.store %v, %r[%i] : memref<?xi64, strided<[?], offset: ?>>
  return %old : i64
}
// CALL: @rows(memref<sizes=[2,3,4]>) -> memref<sizes=[6,4] strides=[4,1] offset=0 buffer=arg0>
// CALL: @rows(memref<sizes=[0,3,4]>) -> memref<sizes=[0,4] strides=[4,1] offset=0>
// CALL: @all(memref<sizes=[2,2,3] data=[1,2,3,4,5,6,7,8,9,10,11,12]>) -> memref<sizes=[12] strides=[1] offset=0 data=[1,2,3,4,5,6,7,8,9,10,11,12] buffer=arg0>
// CALL: @window(memref<sizes=[2,2,3] strides=[9,3,1] offset=2 data=[1,2,3,4,5,6,7,8,9,10,11,12]>) -> memref<sizes=[2,6] strides=[9,1] offset=2 data=[1,2,3,4,5,6,7,8,9,10,11,12] buffer=arg0>
// CALL: @window(memref<sizes=[2,1,3] strides=[-4,3,1] offset=4 data=[1,2,3,4,5,6]>) -> memref<sizes=[2,3] strides=[-4,1] offset=4 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @strided(memref<sizes=[2,4] strides=[12,3] offset=1 data=[1,2,3,4,5,6,7,8]>) -> memref<sizes=[8] strides=[3] offset=1 data=[1,2,3,4,5,6,7,8] buffer=arg0>
// CALL: @back(memref<sizes=[6] strides=[2] offset=3 data=[1,2,3,4,5,6]>, 3, 2) -> memref<sizes=[6] strides=[2] offset=3 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @element(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 4, 50) -> 5 after arg0=[1,2,3,4,50,6]
// CALL: @element(memref<sizes=[2,3] strides=[6,2] offset=1 data=[1,2,3,4,5,6]>, 5, 60) -> 6 after arg0=[1,2,3,4,5,60]
// CALL: @element(memref<sizes=[1,1] strides=[8,9] data=[7]>, 0, 8) -> 7 after arg0=[8]
// CALL-RANDOM: @rows(memref<sizes=[A,B,4]>) A=0..3 B=0..3 count=40 seed=1
// CALL-RANDOM: @all(memref<sizes=[A,2,B]>) A=0..3 B=0..3 count=40 seed=1
// CALL-RANDOM: @window(memref<sizes=[A,B,3]>) A=0..3 B=1..3 count=40 seed=1
// CALL-RANDOM: @back(memref<sizes=[A*B] layout=positive>, A, B) A=2..4 B=2..4 count=40 seed=1
// CALL-RANDOM: @element(memref<sizes=[A,B] layout=contiguous>, 0..A*B-1, _) A=1..4 B=1..4 count=40 seed=1
