// RUN: %check %s
// memref.reshape to a ranked memref: sizes are read from memory, strides are row-major, pointers stay; shapes of several integer types.
func.func @two(%m: memref<?xi32>, %s: memref<2xi32>) -> memref<?x?xi32> {
  %r = memref.reshape %m(%s) : (memref<?xi32>, memref<2xi32>) -> memref<?x?xi32>
  return %r : memref<?x?xi32>
}
func.func @three(%m: memref<?x?xi16>, %s: memref<3xindex>) -> memref<?x?x?xi16> {
  %r = memref.reshape %m(%s) : (memref<?x?xi16>, memref<3xindex>) -> memref<?x?x?xi16>
  return %r : memref<?x?x?xi16>
}
func.func @wide_shape(%m: memref<4x6xi8>, %s: memref<2xi64>) -> memref<?x?xi8> {
  %r = memref.reshape %m(%s) : (memref<4x6xi8>, memref<2xi64>) -> memref<?x?xi8>
  return %r : memref<?x?xi8>
}
func.func @narrow_shape(%m: memref<4x6xi8>, %s: memref<2xi8>) -> memref<?x?xi8> {
  %r = memref.reshape %m(%s) : (memref<4x6xi8>, memref<2xi8>) -> memref<?x?xi8>
  return %r : memref<?x?xi8>
}
func.func @point(%m: memref<1x1xf32>, %s: memref<0xi32>) -> memref<f32> {
  %r = memref.reshape %m(%s) : (memref<1x1xf32>, memref<0xi32>) -> memref<f32>
  return %r : memref<f32>
}
func.func @of_point(%m: memref<f64>, %s: memref<1xi32>) -> memref<?xf64> {
  %r = memref.reshape %m(%s) : (memref<f64>, memref<1xi32>) -> memref<?xf64>
  return %r : memref<?xf64>
}
func.func @of_unranked(%m: memref<*xi32>, %s: memref<2xi32>) -> memref<?x?xi32> {
  %r = memref.reshape %m(%s) : (memref<*xi32>, memref<2xi32>) -> memref<?x?xi32>
  return %r : memref<?x?xi32>
}
func.func @partly(%m: memref<?xi32>, %s: memref<3xi32>) -> memref<?x2x?xi32> {
  %r = memref.reshape %m(%s) : (memref<?xi32>, memref<3xi32>) -> memref<?x2x?xi32>
  return %r : memref<?x2x?xi32>
}
func.func @element(%m: memref<?xi32>, %a: i32, %b: i32, %i: index, %j: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.alloca() : memref<2xi32>
  memref.store %a, %s[%c0] : memref<2xi32>
  memref.store %b, %s[%c1] : memref<2xi32>
  %r = memref.reshape %m(%s) : (memref<?xi32>, memref<2xi32>) -> memref<?x?xi32>
  memref.store %v, %s[%c1] : memref<2xi32>
  %old = memref.load %r[%i, %j] : memref<?x?xi32>
  memref.store %v, %r[%i, %j] : memref<?x?xi32>
  return %old : i32
}
// CALL: @two(memref<sizes=[6] data=[1,2,3,4,5,6]>, memref<data=[2,3]>) -> memref<sizes=[2,3] strides=[3,1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @two(memref<sizes=[6]>, memref<data=[6,1]>) -> memref<sizes=[6,1] strides=[1,1] offset=0 buffer=arg0>
// CALL: @two(memref<sizes=[0]>, memref<data=[5,0]>) -> memref<sizes=[5,0] strides=[0,1] offset=0>
// CALL: @two(memref<sizes=[0]>, memref<data=[0,5]>) -> memref<sizes=[0,5] strides=[5,1] offset=0>
// CALL: @two(memref<sizes=[6] data=[1,2,3,4,5,6] lead=64>, memref<data=[2,3] lead=64>)
// CALL: @three(memref<sizes=[4,3] data=[1,2,3,4,5,6,7,8,9,10,11,12]>, memref<data=[2,3,2]>) \
//   -> memref<sizes=[2,3,2] strides=[6,2,1] offset=0 data=[1,2,3,4,5,6,7,8,9,10,11,12] buffer=arg0>
// CALL: @wide_shape(memref<>, memref<data=[8,3]>) -> memref<sizes=[8,3] strides=[3,1] offset=0 buffer=arg0>
// CALL: @narrow_shape(memref<>, memref<data=[3,8]>) -> memref<sizes=[3,8] strides=[8,1] offset=0 buffer=arg0>
// CALL: @point(memref<data=[2.5]>, memref<>) -> memref<offset=0 data=[2.5] buffer=arg0>
// CALL: @of_point(memref<data=[2.5]>, memref<data=[1]>) -> memref<sizes=[1] strides=[1] offset=0 data=[2.5] buffer=arg0>
// CALL: @of_point(memref<data=[2.5] lead=64>, memref<data=[1] lead=64>)
// CALL: @of_unranked(memref<* sizes=[2,1,3] data=[1,2,3,4,5,6]>, memref<data=[3,2]>) -> memref<sizes=[3,2] strides=[2,1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @of_unranked(memref<* sizes=[] data=[7]>, memref<data=[1,1]>) -> memref<sizes=[1,1] strides=[1,1] offset=0 data=[7] buffer=arg0>
// CALL: @partly(memref<sizes=[12]>, memref<data=[3,2,2]>) -> memref<sizes=[3,2,2] strides=[4,2,1] offset=0 buffer=arg0>
// CALL: @element(memref<sizes=[6] data=[1,2,3,4,5,6]>, 3, 2, 2, 0, 50) -> 5 after arg0=[1,2,3,4,50,6]
// CALL-RANDOM: @element(memref<sizes=[A*B]>, A, B, 0..A-1, 0..B-1, _) A=1..5 B=1..5 count=60 seed=1
