// RUN: %check %s
// memref.reshape to an unranked memref: the rank is the number of entries, decided at run time; sources ranked and unranked.
func.func @f(%m: memref<?xi32>, %s: memref<?xi32>) -> memref<*xi32> {
  %r = memref.reshape %m(%s) : (memref<?xi32>, memref<?xi32>) -> memref<*xi32>
  return %r : memref<*xi32>
}
func.func @of_unranked(%m: memref<*xi16>, %s: memref<?xindex>) -> memref<*xi16> {
  %r = memref.reshape %m(%s) : (memref<*xi16>, memref<?xindex>) -> memref<*xi16>
  return %r : memref<*xi16>
}
func.func @used(%m: memref<*xf32>, %s: memref<?xi64>, %d: index) -> (index, index) {
  %r = memref.reshape %m(%s) : (memref<*xf32>, memref<?xi64>) -> memref<*xf32>
  %n = memref.rank %r : memref<*xf32>
  %k = memref.dim %r, %d : memref<*xf32>
  return %n, %k : index, index
}
func.func @callee(%m: memref<*xi32>, %i: index, %j: index) -> i32 {
  %r = memref.cast %m : memref<*xi32> to memref<?x?xi32>
  %v = memref.load %r[%i, %j] : memref<?x?xi32>
  return %v : i32
}
func.func @passed(%m: memref<?xi32>, %s: memref<?xi32>, %i: index, %j: index) -> i32 {
  %r = memref.reshape %m(%s) : (memref<?xi32>, memref<?xi32>) -> memref<*xi32>
  %v = func.call @callee(%r, %i, %j) : (memref<*xi32>, index, index) -> i32
  return %v : i32
}
func.func @twice(%m: memref<?xi8>, %s: memref<?xi32>, %t: memref<?xi32>) -> memref<*xi8> {
  %v = memref.reshape %m(%s) : (memref<?xi8>, memref<?xi32>) -> memref<*xi8>
  %r = memref.reshape %v(%t) : (memref<*xi8>, memref<?xi32>) -> memref<*xi8>
  return %r : memref<*xi8>
}
// CALL: @f(memref<sizes=[6] data=[1,2,3,4,5,6]>, memref<sizes=[2] data=[2,3]>) -> memref<* sizes=[2,3] strides=[3,1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @f(memref<sizes=[6]>, memref<sizes=[4] data=[1,3,1,2]>) -> memref<* sizes=[1,3,1,2] strides=[6,2,2,1] offset=0 buffer=arg0>
// CALL: @f(memref<sizes=[1] data=[7]>, memref<sizes=[0]>) -> memref<* sizes=[] offset=0 data=[7] buffer=arg0>
// CALL: @f(memref<sizes=[0]>, memref<sizes=[3] data=[2,0,4]>) -> memref<* sizes=[2,0,4] strides=[0,4,1] offset=0>
// CALL: @of_unranked(memref<* sizes=[2,2,2] data=[1,2,3,4,5,6,7,8]>, memref<sizes=[1] data=[8]>) -> memref<* sizes=[8] strides=[1] offset=0 data=[1,2,3,4,5,6,7,8] buffer=arg0>
// CALL: @of_unranked(memref<* sizes=[2,2,2] lead=64 data=[1,2,3,4,5,6,7,8]>, memref<sizes=[2] lead=64 data=[4,2]>) -> memref<* sizes=[4,2] strides=[2,1] offset=0 buffer=arg0>
// CALL: @of_unranked(memref<* sizes=[] data=[5]>, memref<sizes=[3] data=[1,1,1]>) -> memref<* sizes=[1,1,1] strides=[1,1,1] offset=0 buffer=arg0>
// CALL: @used(memref<* sizes=[4,3]>, memref<sizes=[3] data=[2,1,6]>, 2) -> 3, 6
// CALL: @used(memref<* sizes=[4,3] lead=64>, memref<sizes=[3] data=[2,1,6] lead=64>, 0) -> 3, 2
// CALL: @used(memref<* sizes=[4,3]>, memref<sizes=[3] data=[2,1,6]>, 1) -> 3, 1
// CALL: @passed(memref<sizes=[6] data=[1,2,3,4,5,6]>, memref<sizes=[2] data=[3,2]>, 1, 1) -> 4
// CALL: @passed(memref<sizes=[12] lead=64 data=[1,2,3,4,5,6,7,8,9,10,11,-12000000]>, memref<sizes=[2] lead=64 data=[3,4]>, 2, 3) -> -12000000
// CALL: @twice(memref<sizes=[6] data=[1,2,3,4,5,6]>, memref<sizes=[2] data=[2,3]>, memref<sizes=[2] data=[3,2]>) -> memref<* sizes=[3,2] strides=[2,1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @twice(memref<sizes=[6] data=[1,2,3,4,5,6] lead=64>, memref<sizes=[2] data=[2,3] lead=64>, memref<sizes=[2] data=[3,2] lead=64>)
// CALL: @twice(memref<sizes=[12] lead=64 data=[1,2,3,4,5,6,7,8,9,10,11,12]>, memref<sizes=[3] data=[2,3,2]>, memref<sizes=[1] data=[12]>) -> memref<* sizes=[12] strides=[1] offset=0 buffer=arg0>
// CALL-RANDOM: @f(memref<sizes=[4]>, memref<sizes=[2] values=2..2>) count=10 seed=1
// CALL-RANDOM: @f(memref<sizes=[1]>, memref<sizes=[N] values=1..1>) N=0..6 count=20 seed=1
// CALL-RANDOM: @of_unranked(memref<* sizes=[2,4] layout=contiguous offset=zero>, memref<sizes=[3] values=2..2>) count=10 seed=1
