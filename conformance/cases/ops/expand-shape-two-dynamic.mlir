// RUN: %check %s
// memref.expand_shape with several sizes of one group from run time.
func.func @rows(%m: memref<?x4xi32>, %a: index, %b: index) -> memref<?x?x4xi32> {
  %r = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, %b, 4] : memref<?x4xi32> into memref<?x?x4xi32>
  return %r : memref<?x?x4xi32>
}
func.func @both(%m: memref<?x?xi8, strided<[?, ?], offset: ?>>, %a: index, %b: index, %c: index) -> memref<2x?x?x1x?xi8, strided<[?, ?, ?, ?, ?], offset: ?>> {
  %r = memref.expand_shape %m [[0, 1], [2, 3, 4]] output_shape [2, %a, %b, 1, %c] : memref<?x?xi8, strided<[?, ?], offset: ?>> into memref<2x?x?x1x?xi8, strided<[?, ?, ?, ?, ?], offset: ?>>
  return %r : memref<2x?x?x1x?xi8, strided<[?, ?, ?, ?, ?], offset: ?>>
}
func.func @element(%m: memref<?xi64, strided<[?], offset: ?>>, %a: index, %b: index, %i: index, %j: index, %v: i64) -> i64 {
  %r = memref.expand_shape %m [[0, 1]] output_shape [%a, %b] : memref<?xi64, strided<[?], offset: ?>> into memref<?x?xi64, strided<[?, ?], offset: ?>>
  %old = memref.load %r[%i, %j] : memref<?x?xi64, strided<[?, ?], offset: ?>>
  memref.store %v, %r[%i, %j] : memref<?x?xi64, strided<[?, ?], offset: ?>>
  return %old : i64
}
// CALL: @rows(memref<sizes=[6,4]>, 2, 3) -> memref<sizes=[2,3,4] strides=[12,4,1] offset=0 buffer=arg0>
// CALL: @rows(memref<sizes=[2,4] data=[1,2,3,4,5,6,7,8]>, 1, 2) -> memref<sizes=[1,2,4] strides=[8,4,1] offset=0 data=[1,2,3,4,5,6,7,8] buffer=arg0>
// CALL: @rows(memref<sizes=[0,4]>, 0, 7) -> memref<sizes=[0,7,4] strides=[28,4,1] offset=0>
// CALL: @rows(memref<sizes=[0,4]>, 7, 0) -> memref<sizes=[7,0,4] strides=[0,4,1] offset=0>
// CALL: @both(memref<sizes=[4,6] strides=[6,1]>, 2, 3, 2) -> memref<sizes=[2,2,3,1,2] strides=[12,6,2,2,1] offset=0 buffer=arg0>
// CALL: @both(memref<sizes=[2,0] strides=[6,1]>, 1, 0, 9) -> memref<sizes=[2,1,0,1,9] strides=[6,6,9,9,1] offset=0>
// CALL: @element(memref<sizes=[6] strides=[-2] offset=10 data=[1,2,3,4,5,6]>, 3, 2, 2, 0, 50) -> 5 after arg0=[1,2,3,4,50,6]
// CALL-RANDOM: @rows(memref<sizes=[A*B,4]>, A, B) A=0..4 B=0..4 count=40 seed=1
// CALL-RANDOM: @both(memref<sizes=[2*A,B*C] layout=any>, A, B, C) A=0..3 B=0..3 C=0..3 count=60 seed=1
// CALL-RANDOM: @element(memref<sizes=[A*B]>, A, B, 0..A-1, 0..B-1, _) A=1..4 B=1..4 count=60 seed=1
