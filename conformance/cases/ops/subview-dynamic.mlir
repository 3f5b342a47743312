// RUN: %check %s
// memref.subview with run-time offsets, sizes and steps, all and mixed with static ones, of contiguous and strided sources.
func.func @all(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %k: index, %l: index, %s: index, %t: index) -> memref<?x?xi32, strided<[?, ?], offset: ?>> {
  %r = memref.subview %m[%i, %j] [%k, %l] [%s, %t] : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xi32, strided<[?, ?], offset: ?>>
}
func.func @mixed(%m: memref<?x8xi16>, %i: index, %k: index) -> memref<?x3xi16, strided<[8, 2], offset: ?>> {
  %r = memref.subview %m[%i, 1] [%k, 3] [1, 2] : memref<?x8xi16> to memref<?x3xi16, strided<[8, 2], offset: ?>>
  return %r : memref<?x3xi16, strided<[8, 2], offset: ?>>
}
func.func @row(%m: memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>>, %i: index, %j: index, %n: index) -> memref<?xi8, strided<[?], offset: ?>> {
  %r = memref.subview %m[%i, %j, 0] [1, 1, %n] [1, 1, 1] : memref<?x?x?xi8, strided<[?, ?, ?], offset: ?>> to memref<?xi8, strided<[?], offset: ?>>
  return %r : memref<?xi8, strided<[?], offset: ?>>
}
func.func @drop_middle(%m: memref<?x4x?xi8>, %i: index, %a: index, %b: index) -> memref<?x?xi8, strided<[?, 1], offset: ?>> {
  %r = memref.subview %m[0, %i, 0] [%a, 1, %b] [1, 1, 1] : memref<?x4x?xi8> to memref<?x?xi8, strided<[?, 1], offset: ?>>
  return %r : memref<?x?xi8, strided<[?, 1], offset: ?>>
}
func.func @chain(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index, %n: index) -> (memref<?xi32, strided<[?], offset: ?>>, memref<i32, strided<[], offset: ?>>) {
  %a = memref.subview %m[%i] [%n] [2] : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %c1 = arith.constant 1 : index
  %k = arith.subi %n, %c1 : index
  %b = memref.subview %a[1] [%k] [1] : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[?], offset: ?>>
  %c = memref.subview %a[%k] [1] [1] : memref<?xi32, strided<[?], offset: ?>> to memref<i32, strided<[], offset: ?>>
  return %b, %c : memref<?xi32, strided<[?], offset: ?>>, memref<i32, strided<[], offset: ?>>
}
// CALL: @all(memref<sizes=[4,5] strides=[-6,1] offset=20 data=[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]>, 1, 0, 2, 3, 2, 2) -> memref<sizes=[2,3] strides=[-12,2] offset=14 data=[5,7,9,15,17,19] buffer=arg0>
// CALL: @all(memref<sizes=[4,5]>, 3, 4, 1, 1, 9, 9) -> memref<sizes=[1,1] strides=[45,9] offset=19>
// CALL: @all(memref<sizes=[4,5]>, 0, 0, 0, 5, 1, 1) -> memref<sizes=[0,5] strides=[5,1] offset=0>
// CALL: @mixed(memref<sizes=[3,8]>, 1, 2) -> memref<sizes=[2,3] strides=[8,2] offset=9 buffer=arg0>
// CALL: @row(memref<sizes=[2,2,3] strides=[1,10,-2] offset=4 data=[1,2,3,4,5,6,7,8,9,10,11,12]>, 1, 1, 3) -> memref<sizes=[3] strides=[-2] offset=15 data=[10,11,12] buffer=arg0>
// CALL: @drop_middle(memref<sizes=[2,4,3]>, 3, 2, 2) -> memref<sizes=[2,2] strides=[12,1] offset=9 buffer=arg0>
// CALL: @chain(memref<sizes=[7] strides=[3] offset=1 data=[0,1,2,3,4,5,6]>, 1, 3) -> memref<sizes=[2] strides=[6] offset=10 data=[3,5] buffer=arg0>, memref<offset=16 data=[5]>
// CALL-RANDOM: @all(memref<sizes=[M,N]>, 0..I, 0..J, 1..M-I, 1..N-J, 1..1, 1..1) M=1..6 N=1..6 I=0..M-1 J=0..N-1 count=60 seed=1
// CALL-RANDOM: @all(memref<sizes=[2*M,2*N]>, 0..1, 0..1, M..M, N..N, 2..2, 2..2) M=1..4 N=1..4 count=60 seed=1
// CALL-RANDOM: @mixed(memref<sizes=[N,8]>, I..I, 1..N-I) N=1..6 I=0..N-1 count=40 seed=1
// CALL-RANDOM: @row(memref<sizes=[A,B,C]>, 0..A-1, 0..B-1, 0..C) A=1..4 B=1..4 C=1..4 count=40 seed=1
// CALL-RANDOM: @drop_middle(memref<sizes=[A,4,C]>, 0..3, 1..A, 1..C) A=1..4 C=1..4 count=40 seed=1
// CALL-RANDOM: @chain(memref<sizes=[2*N]>, 0..1, N..N) N=1..6 count=40 seed=1
