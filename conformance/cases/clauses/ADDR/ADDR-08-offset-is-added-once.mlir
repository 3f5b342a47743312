// RUN: %check %s
// CLAUSE: ADDR-08
// A dynamic offset is added exactly once, after all strides; the offset of a subview starts from that of its source.
func.func @at(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> f32 {
  %r = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %r : f32
}
func.func @tail(%m: memref<?xi32, strided<[?], offset: ?>>, %from: index) -> memref<2xi32, strided<[?], offset: ?>> {
  %v = memref.subview %m[%from] [2] [1] : memref<?xi32, strided<[?], offset: ?>> to memref<2xi32, strided<[?], offset: ?>>
  return %v : memref<2xi32, strided<[?], offset: ?>>
}
// CALL: @at(memref<sizes=[2,3] strides=[4,1] offset=3 data=[1.0,2.0,3.0,4.0,5.0,6.0]>, 1, 2) -> 6.0
// CALL: @at(memref<sizes=[2,3] strides=[4,1] offset=5 data=[1.0,2.0,3.0,4.0,5.0,6.0]>, 0, 0) -> 1.0
// CALL: @tail(memref<sizes=[4] strides=[2] offset=3 data=[5,6,7,8]>, 1) -> memref<sizes=[2] strides=[2] offset=5 data=[6,7]>
// CALL: @tail(memref<sizes=[4] strides=[1] offset=7 data=[5,6,7,8]>, 2) -> memref<sizes=[2] strides=[1] offset=9 data=[7,8]>
// CALL: @tail(memref<sizes=[4] strides=[-2] offset=8 lead=64 data=[5,6,7,8]>, 1) -> memref<sizes=[2] strides=[-2] offset=6 data=[6,7] buffer=arg0>
// CALL-RANDOM: @at(memref<sizes=[N,N] layout=positive>, 0..N-1, 0..N-1) N=1..6 count=20 seed=1
