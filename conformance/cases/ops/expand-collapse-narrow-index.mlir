// RUN: %check %s
// OPTIONS: index-bitwidth=32
// memref.expand_shape, memref.collapse_shape and memref.reshape where descriptors hold integers of 32 bits; shapes of 64 and 16 bits.
func.func @expand(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %a: index, %b: index) -> memref<?x?x3xi16, strided<[?, ?, ?], offset: ?>> {
  %r = memref.expand_shape %m [[0], [1, 2]] output_shape [%a, %b, 3] : memref<?x?xi16, strided<[?, ?], offset: ?>> into memref<?x?x3xi16, strided<[?, ?, ?], offset: ?>>
  return %r : memref<?x?x3xi16, strided<[?, ?, ?], offset: ?>>
}
func.func @collapse(%m: memref<?x2x?xi16>) -> memref<?xi16> {
  %r = memref.collapse_shape %m [[0, 1, 2]] : memref<?x2x?xi16> into memref<?xi16>
  return %r : memref<?xi16>
}
func.func @reshape(%m: memref<?xi32>, %s: memref<2xi64>) -> memref<?x?xi32> {
  %r = memref.reshape %m(%s) : (memref<?xi32>, memref<2xi64>) -> memref<?x?xi32>
  return %r : memref<?x?xi32>
}
func.func @unranked(%m: memref<?xi32>, %s: memref<?xi16>) -> memref<*xi32> {
  %r = memref.reshape %m(%s) : (memref<?xi32>, memref<?xi16>) -> memref<*xi32>
  return %r : memref<*xi32>
}
// CALL: @expand(memref<sizes=[2,6] strides=[20,3] offset=1 data=[0,1,2,3,4,5,6,7,8,9,10,11]>, 2, 2) \
//   -> memref<sizes=[2,2,3] strides=[20,9,3] offset=1 data=[0,1,2,3,4,5,6,7,8,9,10,11] buffer=arg0>
// CALL: @collapse(memref<sizes=[2,2,3] data=[1,2,3,4,5,6,7,8,9,10,11,12]>) -> memref<sizes=[12] strides=[1] offset=0 data=[1,2,3,4,5,6,7,8,9,10,11,12] buffer=arg0>
// CALL: @reshape(memref<sizes=[6] data=[1,2,3,4,5,6]>, memref<data=[2,3]>) -> memref<sizes=[2,3] strides=[3,1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @reshape(memref<sizes=[6] data=[1,2,3,4,5,6] lead=64>, memref<data=[2,3] lead=64>)
// CALL: @unranked(memref<sizes=[6] data=[1,2,3,4,5,6]>, memref<sizes=[3] data=[2,1,3]>) -> memref<* sizes=[2,1,3] strides=[3,3,1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @unranked(memref<sizes=[6] data=[1,2,3,4,5,6] lead=64>, memref<sizes=[3] data=[2,1,3] lead=64>)
// CALL-RANDOM: @expand(memref<sizes=[A,3*B] layout=any>, A, B) A=0..4 B=0..3 count=40 seed=1
// CALL-RANDOM: @collapse(memref<sizes=[A,2,B]>) A=0..3 B=0..3 count=40 seed=1
