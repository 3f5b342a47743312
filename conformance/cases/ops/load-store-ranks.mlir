// RUN: %check %s
// CLAUSE: ADDR-02
// memref.load and memref.store at ranks 0 to 5 through dynamic strides of all signs and an offset.
func.func @r0(%m: memref<i32, strided<[], offset: ?>>, %a: i32) -> i32 {
  %r = memref.load %m[] : memref<i32, strided<[], offset: ?>>
  memref.store %a, %m[] : memref<i32, strided<[], offset: ?>>
  return %r : i32
}
func.func @r1(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index, %a: i32) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
  memref.store %a, %m[%i] : memref<?xi32, strided<[?], offset: ?>>
  return %r : i32
}
func.func @r2(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %a: i32) -> i32 {
  %r = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  memref.store %a, %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %r : i32
}
func.func @r3(%m: memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>, %i: index, %j: index, %k: index, %a: i32) -> i32 {
  %r = memref.load %m[%i, %j, %k] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
  memref.store %a, %m[%i, %j, %k] : memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>
  return %r : i32
}
func.func @r4(%m: memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>, %i: index, %j: index, %k: index, %l: index, %a: i32) -> i32 {
  %r = memref.load %m[%i, %j, %k, %l] : memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>
  memref.store %a, %m[%i, %j, %k, %l] : memref<?x?x?x?xi32, strided<[?, ?, ?, ?], offset: ?>>
  return %r : i32
}
func.func @r5(%m: memref<?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?], offset: ?>>, %i: index, %j: index, %k: index, %l: index, %n: index, %a: i32) -> i32 {
  %r = memref.load %m[%i, %j, %k, %l, %n] : memref<?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?], offset: ?>>
  memref.store %a, %m[%i, %j, %k, %l, %n] : memref<?x?x?x?x?xi32, strided<[?, ?, ?, ?, ?], offset: ?>>
  return %r : i32
}
// CALL: @r0(memref<offset=3 data=[5]>, -1) -> 5 after arg0=[-1]
// CALL: @r1(memref<sizes=[3] strides=[0] offset=2 data=[7,7,7]>, 1, -1) -> 7 after arg0=[-1,-1,-1]
// CALL: @r1(memref<sizes=[3] strides=[-2] offset=4 data=[1,2,3]>, 2, -1) -> 3 after arg0=[1,2,-1]
// CALL: @r2(memref<sizes=[2,3] strides=[1,2] offset=1 data=[1,2,3,4,5,6]>, 1, 2, -1) -> 6 after arg0=[1,2,3,4,5,-1]
// CALL: @r2(memref<sizes=[2,3] strides=[-4,-1] offset=6 data=[1,2,3,4,5,6]>, 0, 2, -1) -> 3 after arg0=[1,2,-1,4,5,6]
// CALL: @r3(memref<sizes=[2,1,2] strides=[5,9,-2] offset=3 data=[1,2,3,4]>, 1, 0, 1, -1) -> 4 after arg0=[1,2,3,-1]
// CALL: @r4(memref<sizes=[1,2,1,2] data=[1,2,3,4]>, 0, 1, 0, 0, -1) -> 3 after arg0=[1,2,-1,4]
// CALL: @r5(memref<sizes=[1,2,1,2,1] strides=[0,-1,3,4,8] offset=1 data=[1,2,3,4]>, 0, 1, 0, 1, 0, -1) -> 4 after arg0=[1,2,3,-1]
// CALL-RANDOM: @r0(_, _) count=20 seed=1
// CALL-RANDOM: @r1(memref<sizes=[N] layout=any>, 0..N-1, _) N=1..6 count=60 seed=1
// CALL-RANDOM: @r2(memref<sizes=[M,N] layout=any>, 0..M-1, 0..N-1, _) M=1..5 N=1..5 count=60 seed=1
// CALL-RANDOM: @r3(memref<sizes=[M,N,K] layout=any>, 0..M-1, 0..N-1, 0..K-1, _) M=1..4 N=1..4 K=1..4 count=60 seed=1
// CALL-RANDOM: @r4(memref<sizes=[M,N,K,L] layout=any>, 0..M-1, 0..N-1, 0..K-1, 0..L-1, _) M=1..3 N=1..3 K=1..3 L=1..3 count=60 seed=1
// CALL-RANDOM: @r5(memref<sizes=[M,N,K,L,2] layout=any>, 0..M-1, 0..N-1, 0..K-1, 0..L-1, 0..1, _) M=1..3 N=1..3 K=1..3 L=1..3 count=60 seed=1
