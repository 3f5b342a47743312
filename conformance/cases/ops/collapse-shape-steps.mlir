// RUN: %check %s
// memref.collapse_shape where the least stride of a group is not that of the innermost dimension with steps: run-time sizes of 1, rows read backwards, one element repeated.
func.func @f(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> memref<?xi32, strided<[?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<?x?xi32, strided<[?, ?], offset: ?>> into memref<?xi32, strided<[?], offset: ?>>
  return %r : memref<?xi32, strided<[?], offset: ?>>
}
func.func @three(%m: memref<2x?x?xi8, strided<[?, ?, ?], offset: ?>>) -> memref<?xi8, strided<[?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1, 2]] : memref<2x?x?xi8, strided<[?, ?, ?], offset: ?>> into memref<?xi8, strided<[?], offset: ?>>
  return %r : memref<?xi8, strided<[?], offset: ?>>
}
func.func @sum(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index) -> i32 {
  %v = memref.collapse_shape %m [[0, 1]] : memref<?x?xi32, strided<[?, ?], offset: ?>> into memref<?xi32, strided<[?], offset: ?>>
  %r = memref.load %v[%i] : memref<?xi32, strided<[?], offset: ?>>
  return %r : i32
}
func.func @reversed(%m: memref<2x3xi8, strided<[-3, -1], offset: 5>>) -> memref<6xi8, strided<[-1], offset: 5>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<2x3xi8, strided<[-3, -1], offset: 5>> into memref<6xi8, strided<[-1], offset: 5>>
  return %r : memref<6xi8, strided<[-1], offset: 5>>
}
// CALL: @reversed(memref<data=[1,2,3,4,5,6]>) -> memref<sizes=[6] strides=[-1] offset=5 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @f(memref<sizes=[4,1] strides=[7,1] data=[1,2,3,4]>) -> memref<sizes=[4] strides=[7] offset=0 data=[1,2,3,4] buffer=arg0>
// CALL: @f(memref<sizes=[1,4] strides=[1,7] data=[1,2,3,4]>) -> memref<sizes=[4] strides=[7] offset=0 data=[1,2,3,4] buffer=arg0>
// CALL: @f(memref<sizes=[2,3] strides=[-3,-1] offset=5 data=[1,2,3,4,5,6]>) -> memref<sizes=[6] strides=[-1] offset=5 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @f(memref<sizes=[2,3] strides=[0,0] offset=1 data=[9,9,9,9,9,9]>) -> memref<sizes=[6] strides=[0] offset=1 data=[9,9,9,9,9,9] buffer=arg0>
// CALL: @three(memref<sizes=[2,1,1] strides=[5,2,1] data=[1,2]>) -> memref<sizes=[2] strides=[5] offset=0 data=[1,2] buffer=arg0>
// CALL: @three(memref<sizes=[2,3,1] strides=[-6,-2,9] offset=10 data=[1,2,3,4,5,6]>) -> memref<sizes=[6] strides=[-2] offset=10 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @three(memref<sizes=[2,1,1] strides=[5,2,1] data=[1,2] lead=64>)
// CALL: @sum(memref<sizes=[1,3] strides=[-40,-2] offset=4 data=[1,2,3]>, 2) -> 3
// CALL: @sum(memref<sizes=[3,1] strides=[-2,-40] offset=4 data=[1,2,3]>, 2) -> 3
// CALL-RANDOM: @f(memref<sizes=[N,1] layout=any>) N=2..6 count=60 seed=1
// CALL-RANDOM: @f(memref<sizes=[1,N] layout=any>) N=2..6 count=60 seed=1
// CALL-RANDOM: @sum(memref<sizes=[1,N] layout=any>, 0..N-1) N=1..6 count=60 seed=1
