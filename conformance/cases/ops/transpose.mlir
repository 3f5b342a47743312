// RUN: %check %s
// CLAUSE: OPS-MEMREF-01
// memref.transpose permutes sizes and strides and keeps pointers and offset; it composes with itself and with subview.
func.func @swap(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> memref<?x?xi32, strided<[?, ?], offset: ?>> {
  %r = memref.transpose %m (i, j) -> (j, i) : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xi32, strided<[?, ?], offset: ?>>
}
func.func @statics(%m: memref<2x3xi8>) -> memref<3x2xi8, strided<[1, 3]>> {
  %r = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi8> to memref<3x2xi8, strided<[1, 3]>>
  return %r : memref<3x2xi8, strided<[1, 3]>>
}
func.func @rotate(%m: memref<?x?x?xi16>) -> memref<?x?x?xi16, strided<[?, 1, ?]>> {
  %r = memref.transpose %m (i, j, k) -> (j, k, i) : memref<?x?x?xi16> to memref<?x?x?xi16, strided<[?, 1, ?]>>
  return %r : memref<?x?x?xi16, strided<[?, 1, ?]>>
}
func.func @same(%m: memref<4xi64>) -> memref<4xi64, strided<[1]>> {
  %r = memref.transpose %m (i) -> (i) : memref<4xi64> to memref<4xi64, strided<[1]>>
  return %r : memref<4xi64, strided<[1]>>
}
func.func @store(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i32) -> i32 {
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %old = memref.load %t[%j, %i] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  memref.store %v, %t[%j, %i] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %old : i32
}
func.func @column(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %j: index, %n: index) -> memref<?xi32, strided<[?], offset: ?>> {
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %r = memref.subview %t[%j, 0] [1, %n] [1, 1] : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  return %r : memref<?xi32, strided<[?], offset: ?>>
}
// CALL: @swap(memref<sizes=[2,3] data=[1,2,3,4,5,6]>) -> memref<sizes=[3,2] strides=[1,3] offset=0 data=[1,4,2,5,3,6] buffer=arg0>
// CALL: @swap(memref<sizes=[2,2] strides=[-5,2] offset=7 data=[1,2,3,4]>) -> memref<sizes=[2,2] strides=[2,-5] offset=7 data=[1,3,2,4] buffer=arg0>
// CALL: @swap(memref<sizes=[0,3]>) -> memref<sizes=[3,0] strides=[1,3] offset=0>
// CALL: @statics(memref<sizes=[2,3] data=[1,2,3,4,5,6]>) -> memref<sizes=[3,2] strides=[1,3] offset=0 data=[1,4,2,5,3,6] buffer=arg0>
// CALL: @rotate(memref<sizes=[2,1,3] data=[1,2,3,4,5,6]>) -> memref<sizes=[1,3,2] strides=[3,1,3] offset=0 data=[1,4,2,5,3,6] buffer=arg0>
// CALL: @same(memref<sizes=[4] data=[9,8,7,6]>) -> memref<sizes=[4] strides=[1] offset=0 data=[9,8,7,6] buffer=arg0>
// CALL: @store(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 1, 0, 9) -> 4 after arg0=[1,2,3,9,5,6]
// CALL: @column(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 2, 2) -> memref<sizes=[2] strides=[3] offset=2 data=[3,6] buffer=arg0>
// CALL-RANDOM: @swap(memref<sizes=[M,N]>) M=0..6 N=0..6 count=60
// CALL-RANDOM: @rotate(memref<sizes=[A,B,C]>) A=1..5 B=1..5 C=1..5 count=60
// CALL-RANDOM: @store(memref<sizes=[M,N]>, 0..M-1, 0..N-1, _) M=1..6 N=1..6 count=60
// CALL-RANDOM: @column(memref<sizes=[M,N]>, 0..N-1, M..M) M=1..6 N=1..6 count=60
