// RUN: %check %s
// memref.expand_shape with sizes, strides and offset from run time: each stride of a group is the next one times the next size.
func.func @inner(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %a: index, %b: index) -> memref<?x?x3xi16, strided<[?, ?, ?], offset: ?>> {
  %r = memref.expand_shape %m [[0], [1, 2]] output_shape [%a, %b, 3] : memref<?x?xi16, strided<[?, ?], offset: ?>> into memref<?x?x3xi16, strided<[?, ?, ?], offset: ?>>
  return %r : memref<?x?x3xi16, strided<[?, ?, ?], offset: ?>>
}
func.func @known_strides(%m: memref<?x6xf32, strided<[?, 2], offset: ?>>, %a: index) -> memref<?x2x2x3xf32, strided<[?, ?, 6, 2], offset: ?>> {
  %r = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%a, 2, 2, 3] : memref<?x6xf32, strided<[?, 2], offset: ?>> into memref<?x2x2x3xf32, strided<[?, ?, 6, 2], offset: ?>>
  return %r : memref<?x2x2x3xf32, strided<[?, ?, 6, 2], offset: ?>>
}
func.func @of_window(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index, %a: index) -> memref<?x2xi32, strided<[?, ?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %n = arith.muli %a, %c2 : index
  %w = memref.subview %m[%i] [%n] [2] : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %r = memref.expand_shape %w [[0, 1]] output_shape [%a, 2] : memref<?xi32, strided<[?], offset: ?>> into memref<?x2xi32, strided<[?, ?], offset: ?>>
  return %r : memref<?x2xi32, strided<[?, ?], offset: ?>>
}
// CALL: @inner(memref<sizes=[2,6] strides=[20,3] offset=1 data=[0,1,2,3,4,5,6,7,8,9,10,11]>, 2, 2) \
//   -> memref<sizes=[2,2,3] strides=[20,9,3] offset=1 data=[0,1,2,3,4,5,6,7,8,9,10,11] buffer=arg0>
// CALL: @inner(memref<sizes=[2,3] strides=[-7,-2] offset=11 data=[0,1,2,3,4,5]>, 2, 1) -> memref<sizes=[2,1,3] strides=[-7,-6,-2] offset=11 data=[0,1,2,3,4,5] buffer=arg0>
// CALL: @inner(memref<sizes=[2,3] strides=[1,0] offset=0 data=[5,5,5,6,6,6]>, 2, 1) -> memref<sizes=[2,1,3] strides=[1,0,0] offset=0 data=[5,5,5,6,6,6] buffer=arg0>
// CALL: @known_strides(memref<sizes=[4,6] strides=[-12,2] offset=36>, 2) -> memref<sizes=[2,2,2,3] strides=[-24,-12,6,2] offset=36 buffer=arg0>
// CALL: @of_window(memref<sizes=[9] data=[0,1,2,3,4,5,6,7,8]>, 1, 2) -> memref<sizes=[2,2] strides=[4,2] offset=1 data=[1,3,5,7] buffer=arg0>
// CALL-RANDOM: @inner(memref<sizes=[A,3*B] layout=any>, A, B) A=0..4 B=0..3 count=60 seed=1
// CALL-RANDOM: @known_strides(memref<sizes=[2*A,6]>, A) A=0..3 count=40 seed=1
// CALL-RANDOM: @of_window(memref<sizes=[4*A]>, 0..1, A) A=1..4 count=40 seed=1
