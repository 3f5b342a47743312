// RUN: %check %s
// CLAUSE: DESC-RANKED-08
// A stride is a number of elements, of whatever size they are; reading, writing and copying all use the strides of their own memref.
func.func @at(%m: memref<?x?xi64, strided<[?, ?]>>, %i: index, %j: index) -> i64 {
  %r = memref.load %m[%i, %j] : memref<?x?xi64, strided<[?, ?]>>
  return %r : i64
}
func.func @put(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index, %v: f32) {
  memref.store %v, %m[%i] : memref<?xf32, strided<[?], offset: ?>>
  return
}
func.func @copy(%from: memref<?x?xi32, strided<[?, ?]>>, %to: memref<?x?xi32, strided<[?, ?]>>) {
  memref.copy %from, %to : memref<?x?xi32, strided<[?, ?]>> to memref<?x?xi32, strided<[?, ?]>>
  return
}
// CALL: @at(memref<sizes=[2,3] strides=[7,2] data=[10,11,12,20,21,22]>, 1, 2) -> 22
// CALL: @at(memref<sizes=[2,3] strides=[1,3] data=[10,11,12,20,21,22]>, 1, 0) -> 20
// CALL: @put(memref<sizes=[4] strides=[3] data=[0.0,0.0,0.0,0.0]>, 2, 1.5) -> () after arg0=[0.0,0.0,1.5,0.0]
// CALL: @put(memref<sizes=[3] strides=[2] offset=4 data=[1.0,2.0,3.0]>, 1, -1.5) -> () after arg0=[1.0,-1.5,3.0]
// CALL: @copy(memref<sizes=[2,2] strides=[2,1] data=[1,2,3,4]>, memref<sizes=[2,2] strides=[1,5] data=[0,0,0,0]>) -> () after arg1=[1,2,3,4]
// CALL: @copy(memref<sizes=[2,2] strides=[9,4] data=[1,2,3,4]>, memref<sizes=[2,2] strides=[3,1] data=[0,0,0,0]>) -> () after arg1=[1,2,3,4]
// CALL-RANDOM: @at(memref<sizes=[N,N]>, 0..N-1, 0..N-1) N=1..6 count=40 seed=11
// CALL-RANDOM: @put(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=40 seed=11
// CALL-RANDOM: @copy(memref<sizes=[N,N]>, memref<sizes=[N,N]>) N=1..6 count=40 seed=11
