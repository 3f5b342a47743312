// RUN: %check %s
// memref.subview with steps of zero and below zero, static and dynamic: legal while every index lies inside the source.
func.func @dynamic(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index, %n: index, %s: index) -> memref<?xi32, strided<[?], offset: ?>> {
  %r = memref.subview %m[%i] [%n] [%s] : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  return %r : memref<?xi32, strided<[?], offset: ?>>
}
func.func @both(%m: memref<?x?xi8, strided<[?, ?], offset: ?>>, %i: index, %j: index, %k: index, %l: index, %s: index, %t: index) -> memref<?x?xi8, strided<[?, ?], offset: ?>> {
  %r = memref.subview %m[%i, %j] [%k, %l] [%s, %t] : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xi8, strided<[?, ?], offset: ?>>
}
// CALL: @dynamic(memref<sizes=[5] data=[0,1,2,3,4]>, 4, 5, -1) -> memref<sizes=[5] strides=[-1] offset=4 data=[4,3,2,1,0] buffer=arg0>
// CALL: @dynamic(memref<sizes=[5] data=[0,1,2,3,4]>, 3, 2, -2) -> memref<sizes=[2] strides=[-2] offset=3 data=[3,1] buffer=arg0>
// CALL: @dynamic(memref<sizes=[5] data=[0,1,2,3,4]>, 2, 3, 0) -> memref<sizes=[3] strides=[0] offset=2 data=[2,2,2] buffer=arg0>
// CALL: @dynamic(memref<sizes=[5] strides=[-3] offset=12 data=[0,1,2,3,4]>, 4, 3, -2) -> memref<sizes=[3] strides=[6] offset=0 data=[4,2,0] buffer=arg0>
// CALL: @both(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 1, 2, 2, 3, -1, -1) -> memref<sizes=[2,3] strides=[-3,-1] offset=5 data=[6,5,4,3,2,1] buffer=arg0>
// CALL: @both(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 0, 1, 2, 4, 1, 0) -> memref<sizes=[2,4] strides=[3,0] offset=1 data=[2,2,2,2,5,5,5,5] buffer=arg0>
// CALL-RANDOM: @dynamic(memref<sizes=[N]>, N-1..N-1, N..N, -1..-1) N=1..6 count=40 seed=1
// CALL-RANDOM: @dynamic(memref<sizes=[N]>, 0..N-1, 1..5, 0..0) N=1..6 count=40 seed=1
// CALL-RANDOM: @both(memref<sizes=[M,N]>, M-1..M-1, 0..N-1, M..M, 1..4, -1..-1, 0..0) M=1..5 N=1..5 count=40 seed=1
