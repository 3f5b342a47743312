// RUN: %check %s
// memref.reinterpret_cast replaces offset, sizes and strides and keeps the pointers, whatever view its source was.
func.func @static(%m: memref<12xi32>) -> memref<3x2xi32, strided<[4, 2], offset: 1>> {
  %r = memref.reinterpret_cast %m to offset: [1], sizes: [3, 2], strides: [4, 2] : memref<12xi32> to memref<3x2xi32, strided<[4, 2], offset: 1>>
  return %r : memref<3x2xi32, strided<[4, 2], offset: 1>>
}
func.func @dynamic(%m: memref<?xi32, strided<[?], offset: ?>>, %o: index, %a: index, %b: index, %s: index, %t: index) -> memref<?x?xi32, strided<[?, ?], offset: ?>> {
  %r = memref.reinterpret_cast %m to offset: [%o], sizes: [%a, %b], strides: [%s, %t] : memref<?xi32, strided<[?], offset: ?>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xi32, strided<[?, ?], offset: ?>>
}
func.func @mixed(%m: memref<?x?xi8, strided<[?, ?], offset: ?>>, %n: index, %s: index) -> memref<2x?xi8, strided<[?, 1], offset: 3>> {
  %r = memref.reinterpret_cast %m to offset: [3], sizes: [2, %n], strides: [%s, 1] : memref<?x?xi8, strided<[?, ?], offset: ?>> to memref<2x?xi8, strided<[?, 1], offset: 3>>
  return %r : memref<2x?xi8, strided<[?, 1], offset: 3>>
}
func.func @to_rank0(%m: memref<?xi32>, %o: index) -> memref<i32, strided<[], offset: ?>> {
  %r = memref.reinterpret_cast %m to offset: [%o], sizes: [], strides: [] : memref<?xi32> to memref<i32, strided<[], offset: ?>>
  return %r : memref<i32, strided<[], offset: ?>>
}
func.func @from_unranked(%u: memref<*xi16>, %n: index) -> memref<?xi16> {
  %r = memref.reinterpret_cast %u to offset: [0], sizes: [%n], strides: [1] : memref<*xi16> to memref<?xi16>
  return %r : memref<?xi16>
}
func.func @read(%m: memref<?xi32, strided<[?], offset: ?>>, %o: index, %s: index, %i: index) -> i32 {
  %r = memref.reinterpret_cast %m to offset: [%o], sizes: [4], strides: [%s] : memref<?xi32, strided<[?], offset: ?>> to memref<4xi32, strided<[?], offset: ?>>
  %v = memref.load %r[%i] : memref<4xi32, strided<[?], offset: ?>>
  return %v : i32
}
// CALL: @static(memref<data=[0,1,2,3,4,5,6,7,8,9,10,11]>) -> memref<sizes=[3,2] strides=[4,2] offset=1 data=[1,3,5,7,9,11] buffer=arg0>
// CALL: @dynamic(memref<sizes=[3] strides=[2] offset=5>, 7, 2, 1, -3, 0) -> memref<sizes=[2,1] strides=[-3,0] offset=7 buffer=arg0>
// CALL: @dynamic(memref<sizes=[6] data=[0,1,2,3,4,5]>, 5, 2, 3, -3, -1) -> memref<sizes=[2,3] strides=[-3,-1] offset=5 data=[5,4,3,2,1,0] buffer=arg0>
// CALL: @dynamic(memref<sizes=[6]>, 0, 0, 9, 1, 1) -> memref<sizes=[0,9] strides=[1,1] offset=0 buffer=arg0>
// CALL: @mixed(memref<sizes=[2,2] strides=[5,2] offset=1>, 2, 3) -> memref<sizes=[2,2] strides=[3,1] offset=3 buffer=arg0>
// CALL: @to_rank0(memref<sizes=[3] data=[7,8,9]>, 2) -> memref<offset=2 data=[9] buffer=arg0>
// CALL: @from_unranked(memref<* sizes=[2,2] data=[1,2,3,4]>, 4) -> memref<sizes=[4] strides=[1] offset=0 data=[1,2,3,4] buffer=arg0>
// CALL: @from_unranked(memref<* sizes=[2,2] data=[1,2,3,4] lead=64>, 4)
// CALL: @read(memref<sizes=[4] data=[1,2,3,4]>, 3, -1, 2) -> 2
// CALL: @read(memref<sizes=[2] strides=[3] offset=4 data=[1,2] bytes=64>, 4, 0, 3) -> 1
// CALL: @read(memref<sizes=[4] data=[1,2,3,4] lead=64>, 3, -1, 2) -> 2
// CALL-RANDOM: @static(_) count=20 seed=1
// CALL-RANDOM: @dynamic(memref<sizes=[12]>, 0..1, 1..2, 1..2, 1..5, 1..4) count=40 seed=1
// CALL-RANDOM: @to_rank0(memref<sizes=[N]>, 0..N-1) N=1..5 count=20 seed=1
// CALL-RANDOM: @mixed(memref<sizes=[N,N]>, 0..N-1, 0..N-1) N=1..6 count=40 seed=11
