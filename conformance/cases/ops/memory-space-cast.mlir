// RUN: %check %s
// memref.memory_space_cast names the same elements in another memory space: out and back, between two others, and to the same space.
func.func @there(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> memref<?x?xi32, strided<[?, ?], offset: ?>, 1> {
  %r = memref.memory_space_cast %m : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>, 1>
  return %r : memref<?x?xi32, strided<[?, ?], offset: ?>, 1>
}
func.func @back(%m: memref<?xi16, 3>) -> memref<?xi16> {
  %r = memref.memory_space_cast %m : memref<?xi16, 3> to memref<?xi16>
  return %r : memref<?xi16>
}
func.func @between(%m: memref<2x3xf32, 1>) -> memref<2x3xf32, 2> {
  %r = memref.memory_space_cast %m : memref<2x3xf32, 1> to memref<2x3xf32, 2>
  return %r : memref<2x3xf32, 2>
}
func.func @same(%m: memref<?xf64>) -> memref<?xf64> {
  %r = memref.memory_space_cast %m : memref<?xf64> to memref<?xf64>
  return %r : memref<?xf64>
}
func.func @store(%m: memref<?xi8>, %i: index, %v: i8) -> i8 {
  %r = memref.memory_space_cast %m : memref<?xi8> to memref<?xi8, 5>
  %old = memref.load %r[%i] : memref<?xi8, 5>
  memref.store %v, %r[%i] : memref<?xi8, 5>
  return %old : i8
}
func.func @scalar(%m: memref<i64>) -> i64 {
  %r = memref.memory_space_cast %m : memref<i64> to memref<i64, 1>
  %v = memref.load %r[] : memref<i64, 1>
  return %v : i64
}
// CALL: @there(memref<sizes=[2,3] strides=[-4,1] offset=4 data=[1,2,3,4,5,6]>) -> memref<sizes=[2,3] strides=[-4,1] offset=4 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @back(memref<sizes=[3] data=[1,2,3]>) -> memref<sizes=[3] strides=[1] offset=0 data=[1,2,3] buffer=arg0>
// CALL: @between(memref<data=[1,2,3,4,5,6]>) -> memref<sizes=[2,3] strides=[3,1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @same(memref<sizes=[2] data=[1,2]>) -> memref<sizes=[2] strides=[1] offset=0 data=[1,2] buffer=arg0>
// CALL: @store(memref<sizes=[3] data=[1,2,3]>, 1, 9) -> 2 after arg0=[1,9,3]
// CALL: @scalar(memref<data=[-5]>) -> -5
// CALL-RANDOM: @there(_) count=20 seed=1
// CALL-RANDOM: @back(_) count=20 seed=1
// CALL-RANDOM: @store(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=20 seed=1
