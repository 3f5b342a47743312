// RUN: %check %s
// memref.expand_shape with everything static: strides by hand, of dense, strided, reversed and broadcast sources, and of rank 0.
func.func @split(%m: memref<12xi32>) -> memref<2x3x2xi32> {
  %r = memref.expand_shape %m [[0, 1, 2]] output_shape [2, 3, 2] : memref<12xi32> into memref<2x3x2xi32>
  return %r : memref<2x3x2xi32>
}
func.func @strided(%m: memref<6x4xi16, strided<[10, 2], offset: 3>>) -> memref<3x2x4x1xi16, strided<[20, 10, 2, 2], offset: 3>> {
  %r = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [3, 2, 4, 1] : memref<6x4xi16, strided<[10, 2], offset: 3>> into memref<3x2x4x1xi16, strided<[20, 10, 2, 2], offset: 3>>
  return %r : memref<3x2x4x1xi16, strided<[20, 10, 2, 2], offset: 3>>
}
func.func @reversed(%m: memref<6xi8, strided<[-1], offset: 5>>) -> memref<2x3xi8, strided<[-3, -1], offset: 5>> {
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xi8, strided<[-1], offset: 5>> into memref<2x3xi8, strided<[-3, -1], offset: 5>>
  return %r : memref<2x3xi8, strided<[-3, -1], offset: 5>>
}
func.func @broadcast(%m: memref<4xf64, strided<[0]>>) -> memref<2x2xf64, strided<[0, 0]>> {
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf64, strided<[0]>> into memref<2x2xf64, strided<[0, 0]>>
  return %r : memref<2x2xf64, strided<[0, 0]>>
}
func.func @point(%m: memref<f32>) -> memref<1x1xf32> {
  %r = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %r : memref<1x1xf32>
}
func.func @point_of_view(%m: memref<f32, strided<[], offset: ?>>) -> memref<1xf32, strided<[1], offset: ?>> {
  %r = memref.expand_shape %m [] output_shape [1] : memref<f32, strided<[], offset: ?>> into memref<1xf32, strided<[1], offset: ?>>
  return %r : memref<1xf32, strided<[1], offset: ?>>
}
func.func @units(%m: memref<3xi64>) -> memref<1x3x1xi64> {
  %r = memref.expand_shape %m [[0, 1, 2]] output_shape [1, 3, 1] : memref<3xi64> into memref<1x3x1xi64>
  return %r : memref<1x3x1xi64>
}
func.func @empty(%m: memref<0x4xi32>) -> memref<0x5x4xi32> {
  %r = memref.expand_shape %m [[0, 1], [2]] output_shape [0, 5, 4] : memref<0x4xi32> into memref<0x5x4xi32>
  return %r : memref<0x5x4xi32>
}
func.func @store(%m: memref<6xi1>, %i: index, %j: index, %v: i1) -> i1 {
  %r = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<6xi1> into memref<2x3xi1>
  %old = memref.load %r[%i, %j] : memref<2x3xi1>
  memref.store %v, %r[%i, %j] : memref<2x3xi1>
  return %old : i1
}
// CALL: @split(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11]>) -> memref<sizes=[2,3,2] strides=[6,2,1] offset=0 data=[0,1,2,3,4,5,6,7,8,9,10,11] buffer=arg0>
// CALL: @strided(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23]>) \
//   -> memref<sizes=[3,2,4,1] strides=[20,10,2,2] offset=3 data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23] buffer=arg0>
// CALL: @reversed(memref<data=[1,2,3,4,5,6]>) -> memref<sizes=[2,3] strides=[-3,-1] offset=5 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @broadcast(memref<data=[2.5,2.5,2.5,2.5]>) -> memref<sizes=[2,2] strides=[0,0] offset=0 data=[2.5,2.5,2.5,2.5] buffer=arg0>
// CALL: @point(memref<data=[3.5]>) -> memref<sizes=[1,1] strides=[1,1] offset=0 data=[3.5] buffer=arg0>
// CALL: @point_of_view(memref<offset=7 data=[3.5]>) -> memref<sizes=[1] strides=[1] offset=7 data=[3.5] buffer=arg0>
// CALL: @units(memref<data=[7,8,9]>) -> memref<sizes=[1,3,1] strides=[3,1,1] offset=0 data=[7,8,9] buffer=arg0>
// CALL: @empty(memref<>) -> memref<sizes=[0,5,4] strides=[20,4,1] offset=0>
// CALL: @store(memref<data=[0,0,0,0,0,1]>, 1, 2, false) -> true after arg0=[0,0,0,0,0,0]
// CALL: @store(memref<data=[0,0,0,0,0,0]>, 1, 0, true) -> false after arg0=[0,0,0,1,0,0]
// CALL-RANDOM: @split(_) count=20 seed=1
// CALL-RANDOM: @strided(_) count=20 seed=1
// CALL-RANDOM: @point_of_view(_) count=20 seed=1
// CALL-RANDOM: @store(_, 0..1, 0..2, _) count=20 seed=1
