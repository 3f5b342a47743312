// RUN: %check %s
// memref.collapse_shape of dimensions that have at most one element together, or of an empty memref: any stride is right, and nothing reads another element through it. Groups with more elements have their own stride.
func.func @group(%m: memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>) -> memref<?x?xi32, strided<[?, ?], offset: ?>> {
  %r = memref.collapse_shape %m [[0], [1, 2]] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>> into memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xi32, strided<[?, ?], offset: ?>>
}
func.func @all(%m: memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>>) -> memref<?xi16, strided<[?], offset: ?>> {
  %r = memref.collapse_shape %m [[0, 1, 2]] : memref<?x?x?xi16, strided<[?, ?, ?], offset: ?>> into memref<?xi16, strided<[?], offset: ?>>
  return %r : memref<?xi16, strided<[?], offset: ?>>
}
func.func @fields(%m: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) -> (index, index, index, index, index) {
  %r = memref.collapse_shape %m [[0], [1, 2]] : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> into memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %r : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}
func.func @replace(%m: memref<?x?x?xi64, strided<[?, ?, ?], offset: ?>>, %i: index, %v: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %r = memref.collapse_shape %m [[0], [1, 2]] : memref<?x?x?xi64, strided<[?, ?, ?], offset: ?>> into memref<?x?xi64, strided<[?, ?], offset: ?>>
  %old = memref.load %r[%i, %c0] : memref<?x?xi64, strided<[?, ?], offset: ?>>
  memref.store %v, %r[%i, %c0] : memref<?x?xi64, strided<[?, ?], offset: ?>>
  return %old : i64
}
func.func @views(%m: memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>, %i: index, %n: index) -> memref<?x?x1xi32, strided<[?, ?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %r = memref.collapse_shape %m [[0], [1, 2]] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>> into memref<?x?xi32, strided<[?, ?], offset: ?>>
  %s = memref.subview %r[%i, 0] [%n, 1] [1, 1] : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x1xi32, strided<[?, ?], offset: ?>>
  %t = memref.transpose %s (d0, d1) -> (d1, d0) : memref<?x1xi32, strided<[?, ?], offset: ?>> to memref<1x?xi32, strided<[?, ?], offset: ?>>
  %c = memref.cast %t : memref<1x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %e = memref.expand_shape %c [[0], [1, 2]] output_shape [%c1, %n, 1] : memref<?x?xi32, strided<[?, ?], offset: ?>> into memref<?x?x1xi32, strided<[?, ?, ?], offset: ?>>
  return %e : memref<?x?x1xi32, strided<[?, ?, ?], offset: ?>>
}
func.func @copied(%m: memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>, %to: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %r = memref.collapse_shape %m [[0], [1, 2]] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>> into memref<?x?xi32, strided<[?, ?], offset: ?>>
  memref.copy %r, %to : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  return
}
func.func @unranked(%m: memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>) -> memref<*xi32> {
  %r = memref.collapse_shape %m [[0, 1, 2]] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>> into memref<?xi32, strided<[?], offset: ?>>
  %u = memref.cast %r : memref<?xi32, strided<[?], offset: ?>> to memref<*xi32>
  return %u : memref<*xi32>
}
// CALL: @group(memref<sizes=[2,1,1] strides=[7,5,3] offset=1 data=[1,2]>) -> memref<sizes=[2,1] offset=1 data=[1,2] buffer=arg0>
// CALL: @group(memref<sizes=[2,0,3] strides=[7,5,3] offset=1>) -> memref<sizes=[2,0] offset=1>
// CALL: @group(memref<sizes=[0,1,1] strides=[7,5,3] offset=1>) -> memref<sizes=[0,1] offset=1>
// CALL: @group(memref<sizes=[0,2,1] strides=[7,5,3] offset=1>) -> memref<sizes=[0,2] offset=1>
// CALL: @group(memref<sizes=[2,1,3] strides=[7,5,2] offset=1 data=[1,2,3,4,5,6]>) -> memref<sizes=[2,3] strides=[7,2] offset=1 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @group(memref<sizes=[1,3,2] strides=[7,4,2] offset=1 lead=64 data=[1,2,3,4,5,6]>) -> memref<sizes=[1,6] offset=1 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @all(memref<sizes=[1,1,1] strides=[7,5,3] offset=2 data=[9]>) -> memref<sizes=[1] offset=2 data=[9] buffer=arg0>
// CALL: @all(memref<sizes=[1,1,2] strides=[7,5,3] offset=2 data=[8,9]>) -> memref<sizes=[2] strides=[3] offset=2 data=[8,9] buffer=arg0>
// CALL: @all(memref<sizes=[2,3,2] strides=[12,4,2] offset=1 data=[1,2,3,4,5,6,7,8,9,10,11,12]>) -> memref<sizes=[12] strides=[2] offset=1 data=[1,2,3,4,5,6,7,8,9,10,11,12] buffer=arg0>
// CALL: @fields(memref<sizes=[2,1,1] strides=[7,5,3] offset=1>) -> 1, 2, 1, 7, _
// CALL: @fields(memref<sizes=[1,1,1] strides=[7,5,3] offset=1>) -> 1, 1, 1, 7, _
// CALL: @fields(memref<sizes=[2,1,3] strides=[7,5,2] offset=1>) -> 1, 2, 3, 7, 2
// CALL: @replace(memref<sizes=[3,1,1] strides=[4,5,6] offset=1 data=[1,2,3]>, 2, 30) -> 3 after arg0=[1,2,30]
// CALL: @replace(memref<sizes=[2,1,2] strides=[4,5,2] data=[1,2,3,4]>, 1, 30) -> 3 after arg0=[1,2,30,4]
// CALL: @replace(memref<sizes=[2,3,1] strides=[9,2,5] offset=1 lead=64 data=[1,2,3,4,5,-6000000000]>, 1, -30000000000) -> 4 after arg0=[1,2,3,-30000000000,5,-6000000000]
// CALL: @views(memref<sizes=[3,1,1] strides=[4,5,6] offset=1 data=[1,2,3]>, 1, 2) -> memref<sizes=[1,2,1] offset=5 data=[2,3] buffer=arg0>
// CALL: @copied(memref<sizes=[3,1,1] strides=[4,5,6] offset=1 data=[1,2,3]>, memref<sizes=[3,1] strides=[2,9]>) -> () after arg1=[1,2,3]
// CALL: @copied(memref<sizes=[2,1,3] strides=[9,5,2] offset=1 lead=64 data=[1,2,3,4,5,6]>, memref<sizes=[2,3] strides=[1,3] offset=2 lead=32>) -> () after arg1=[1,2,3,4,5,6]
// CALL: @unranked(memref<sizes=[1,1,1] strides=[7,5,3] offset=2 data=[9]>)
// CALL-RANDOM: @group(memref<sizes=[A,B,C] layout=positive>) A=0..3 B=0..1 C=0..1 count=40 seed=1
// CALL-RANDOM: @all(memref<sizes=[A,B,C] layout=positive>) A=0..1 B=0..1 C=0..1 count=20 seed=1
// CALL-RANDOM: @fields(memref<sizes=[A,B,C] layout=positive>) A=0..3 B=0..1 C=0..1 count=30 seed=1
// CALL-RANDOM: @views(memref<sizes=[A,1,1] layout=positive>, 0, A) A=0..3 count=30 seed=1
// CALL-RANDOM: @copied(memref<sizes=[A,1,1] layout=positive>, memref<sizes=[A,1] layout=positive>) A=0..3 count=20 seed=1
// CALL-RANDOM: @unranked(memref<sizes=[A,B,C] layout=positive>) A=0..1 B=0..1 C=0..1 count=20 seed=1
