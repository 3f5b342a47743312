// RUN: %check %s
// CLAUSE: ADDR-08
// memref.load and memref.store through positive strides: static, dynamic and mixed, with static and dynamic offsets.
func.func @identity(%m: memref<?x3xf64>, %i: index, %j: index) -> f64 {
  %r = memref.load %m[%i, %j] : memref<?x3xf64>
  return %r : f64
}
func.func @static_offset(%m: memref<2x3xf32, strided<[7, 2], offset: 5>>, %i: index, %j: index) -> f32 {
  %r = memref.load %m[%i, %j] : memref<2x3xf32, strided<[7, 2], offset: 5>>
  return %r : f32
}
func.func @dynamic_offset(%m: memref<2x?xi8, strided<[9, 1], offset: ?>>, %i: index, %j: index) -> i8 {
  %r = memref.load %m[%i, %j] : memref<2x?xi8, strided<[9, 1], offset: ?>>
  return %r : i8
}
func.func @column_major(%m: memref<?x?xi64, strided<[1, ?], offset: 2>>, %i: index, %j: index, %a: i64) {
  memref.store %a, %m[%i, %j] : memref<?x?xi64, strided<[1, ?], offset: 2>>
  return
}
func.func @zero_stride(%m: memref<4x2xi16, strided<[0, 1], offset: 1>>, %i: index, %j: index) -> i16 {
  %r = memref.load %m[%i, %j] : memref<4x2xi16, strided<[0, 1], offset: 1>>
  return %r : i16
}
// CALL: @identity(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 1, 1) -> 5.0
// CALL: @static_offset(memref<data=[1,2,3,4,5,6]>, 1, 2) -> 6.0
// CALL: @static_offset(memref<data=[1,2,3,4,5,6]>, 0, 1) -> 2.0
// CALL: @dynamic_offset(memref<sizes=[2,2] offset=4 data=[1,2,3,4]>, 1, 0) -> 3
// CALL: @column_major(memref<sizes=[2,2] strides=[1,4] data=[1,2,3,4]>, 1, 0, -9) -> () after arg0=[1,2,-9,4]
// CALL: @zero_stride(memref<data=[4,5,4,5,4,5,4,5]>, 3, 1) -> 5
// CALL-RANDOM: @identity(memref<sizes=[N,3]>, 0..N-1, 0..2) N=1..5 count=40 seed=1
// CALL-RANDOM: @static_offset(_, 0..1, 0..2) count=40 seed=1
// CALL-RANDOM: @dynamic_offset(memref<sizes=[2,N]>, 0..1, 0..N-1) N=1..5 count=40 seed=1
// CALL-RANDOM: @column_major(memref<sizes=[M,N] layout=positive>, 0..M-1, 0..N-1, _) M=1..4 N=1..4 count=40 seed=1
// CALL-RANDOM: @zero_stride(_, 0..3, 0..1) count=40 seed=1
