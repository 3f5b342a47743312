// RUN: %check %s
// CLAUSE: ADDR-06
// A stride of one that the type states needs no multiplication; one that is dynamic does, whatever its place.
func.func @dynamic(%m: memref<?x?xi32, strided<[?, ?]>>, %i: index, %j: index) -> i32 {
  %r = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?]>>
  return %r : i32
}
func.func @known(%m: memref<?x?xi32, strided<[1, ?]>>, %i: index, %j: index) -> i32 {
  %r = memref.load %m[%i, %j] : memref<?x?xi32, strided<[1, ?]>>
  return %r : i32
}
func.func @unit(%m: memref<?xi32>, %i: index) -> i32 {
  %r = memref.load %m[%i] : memref<?xi32>
  return %r : i32
}
// CHECK-LABEL: llvm.func @unit(
// CHECK-NOT: llvm.mul
// CHECK: llvm.load
// CALL: @dynamic(memref<sizes=[2,3] strides=[8,2] data=[0,1,2,10,11,12]>, 1, 2) -> 12
// CALL: @dynamic(memref<sizes=[2,3] strides=[8,2] data=[0,1,2,10,11,12]>, 0, 1) -> 1
// CALL: @known(memref<sizes=[2,3] strides=[1,3] data=[0,1,2,10,11,12]>, 1, 2) -> 12
// CALL: @known(memref<sizes=[2,3] strides=[1,3] data=[0,1,2,10,11,12]>, 0, 2) -> 2
// CALL: @unit(memref<sizes=[3] data=[7,8,9]>, 2) -> 9
// CALL-RANDOM: @dynamic(memref<sizes=[N,N] layout=positive>, 0..N-1, 0..N-1) N=1..6 count=20 seed=1
// CALL-RANDOM: @known(memref<sizes=[N,N] layout=positive>, 0..N-1, 0..N-1) N=1..6 count=20 seed=2
// CALL-RANDOM: @unit(memref<sizes=[N] layout=positive>, 0..N-1) N=1..6 count=20 seed=3
