// RUN: %check %s
// CLAUSE: ADDR-02
// The position is the sum of index times stride; a subview multiplies its offsets with the strides of its source.
func.func @at(%m: memref<?x?x?xi32, strided<[?, ?, ?]>>, %i: index, %j: index, %k: index) -> i32 {
  %r = memref.load %m[%i, %j, %k] : memref<?x?x?xi32, strided<[?, ?, ?]>>
  return %r : i32
}
func.func @tile(%m: memref<?x?xi32, strided<[?, ?]>>, %i: index, %j: index) -> i32 {
  %c1 = arith.constant 1 : index
  %v = memref.subview %m[%i, %j] [2, 2] [1, 1] : memref<?x?xi32, strided<[?, ?]>> to memref<2x2xi32, strided<[?, ?], offset: ?>>
  %r = memref.load %v[%c1, %c1] : memref<2x2xi32, strided<[?, ?], offset: ?>>
  return %r : i32
}
// CALL: @at(memref<sizes=[2,2,2] strides=[1,10,4] data=[0,1,10,11,100,101,110,111]>, 1, 0, 1) -> 101
// CALL: @at(memref<sizes=[2,2,2] strides=[1,10,4] data=[0,1,10,11,100,101,110,111]>, 0, 1, 0) -> 10
// CALL: @at(memref<sizes=[2,2,2] strides=[30,7,2] data=[0,1,10,11,100,101,110,111]>, 1, 1, 0) -> 110
// CALL: @tile(memref<sizes=[3,3] strides=[3,1] data=[0,1,2,10,11,12,20,21,22]>, 1, 1) -> 22
// CALL: @tile(memref<sizes=[3,3] strides=[2,9] data=[0,1,2,10,11,12,20,21,22]>, 1, 0) -> 21
// CALL: @tile(memref<sizes=[3,3] strides=[2,9] data=[0,1,2,10,11,12,20,21,22]>, 0, 1) -> 12
// CALL-RANDOM: @at(memref<sizes=[N,N,N] layout=positive>, 0..N-1, 0..N-1, 0..N-1) N=1..6 count=20 seed=1
