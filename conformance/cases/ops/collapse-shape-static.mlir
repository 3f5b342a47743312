// RUN: %check %s
// memref.collapse_shape with everything static: dense and strided groups, dimensions of size 1 with strides of their own, and down to rank 0.
func.func @join(%m: memref<2x3x2xi32>) -> memref<12xi32> {
  %r = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x2xi32> into memref<12xi32>
  return %r : memref<12xi32>
}
func.func @columns(%m: memref<3x2x4xi16, strided<[40, 8, 2], offset: 3>>) -> memref<3x8xi16, strided<[40, 2], offset: 3>> {
  %r = memref.collapse_shape %m [[0], [1, 2]] : memref<3x2x4xi16, strided<[40, 8, 2], offset: 3>> into memref<3x8xi16, strided<[40, 2], offset: 3>>
  return %r : memref<3x8xi16, strided<[40, 2], offset: 3>>
}
func.func @unit_inside(%m: memref<2x1x3xi32, strided<[3, 77, 1]>>) -> memref<6xi32, strided<[1]>> {
  %r = memref.collapse_shape %m [[0, 1, 2]] : memref<2x1x3xi32, strided<[3, 77, 1]>> into memref<6xi32, strided<[1]>>
  return %r : memref<6xi32, strided<[1]>>
}
func.func @unit_last(%m: memref<3x1xi64, strided<[2, 99]>>) -> memref<3xi64, strided<[2]>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<3x1xi64, strided<[2, 99]>> into memref<3xi64, strided<[2]>>
  return %r : memref<3xi64, strided<[2]>>
}
func.func @unit_first(%m: memref<1x3xf32, strided<[5, 2], offset: 1>>) -> memref<3xf32, strided<[2], offset: 1>> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<1x3xf32, strided<[5, 2], offset: 1>> into memref<3xf32, strided<[2], offset: 1>>
  return %r : memref<3xf32, strided<[2], offset: 1>>
}
func.func @point(%m: memref<1x1xf16>) -> memref<f16> {
  %r = memref.collapse_shape %m [] : memref<1x1xf16> into memref<f16>
  return %r : memref<f16>
}
func.func @point_of_view(%m: memref<1xf32, strided<[?], offset: ?>>) -> memref<f32, strided<[], offset: ?>> {
  %r = memref.collapse_shape %m [] : memref<1xf32, strided<[?], offset: ?>> into memref<f32, strided<[], offset: ?>>
  return %r : memref<f32, strided<[], offset: ?>>
}
func.func @empty(%m: memref<3x0x4xi32>) -> memref<0xi32> {
  %r = memref.collapse_shape %m [[0, 1, 2]] : memref<3x0x4xi32> into memref<0xi32>
  return %r : memref<0xi32>
}
func.func @store(%m: memref<2x3xcomplex<f32>>, %i: index, %v: complex<f32>) -> complex<f32> {
  %r = memref.collapse_shape %m [[0, 1]] : memref<2x3xcomplex<f32>> into memref<6xcomplex<f32>>
  %old = memref.load %r[%i] : memref<6xcomplex<f32>>
  memref.store %v, %r[%i] : memref<6xcomplex<f32>>
  return %old : complex<f32>
}
// CALL: @join(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11]>) -> memref<sizes=[12] strides=[1] offset=0 data=[0,1,2,3,4,5,6,7,8,9,10,11] buffer=arg0>
// CALL: @columns(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23]>) \
//   -> memref<sizes=[3,8] strides=[40,2] offset=3 data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23] buffer=arg0>
// CALL: @unit_inside(memref<data=[1,2,3,4,5,6]>) -> memref<sizes=[6] strides=[1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @unit_last(memref<data=[1,2,3]>) -> memref<sizes=[3] strides=[2] offset=0 data=[1,2,3] buffer=arg0>
// CALL: @unit_first(memref<data=[1,2,3]>) -> memref<sizes=[3] strides=[2] offset=1 data=[1,2,3] buffer=arg0>
// CALL: @point(memref<data=[1.5]>) -> memref<offset=0 data=[1.5] buffer=arg0>
// CALL: @point_of_view(memref<strides=[9] offset=4 data=[1.5]>) -> memref<offset=4 data=[1.5] buffer=arg0>
// CALL: @empty(memref<>) -> memref<sizes=[0] strides=[1] offset=0>
// CALL: @store(memref<data=[(1,2),(3,4),(5,6),(7,8),(9,10),(11,12)]>, 4, (0,-1)) -> (9,10) after arg0=[(1,2),(3,4),(5,6),(7,8),(0,-1),(11,12)]
// CALL-RANDOM: @join(_) count=20 seed=1
// CALL-RANDOM: @columns(_) count=20 seed=1
// CALL-RANDOM: @unit_inside(_) count=20 seed=1
// CALL-RANDOM: @unit_last(_) count=20 seed=1
// CALL-RANDOM: @point_of_view(_) count=20 seed=1
// CALL-RANDOM: @store(_, 0..5, _) count=20 seed=1
