// RUN: %check %s
// CLAUSE: ADDR-13
// A store reaches the element that a load with the same indices reads.
func.func @f(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %v: i32) -> i32 {
  memref.store %v, %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %r = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %r : i32
}
// CALL: @f(memref<sizes=[2,2] strides=[1,3] offset=1 data=[1,2,3,4]>, 1, 0, 9) -> 9 after arg0=[1,2,9,4]
// CALL: @f(memref<sizes=[2,2] strides=[5,2] offset=0 data=[1,2,3,4]>, 0, 1, 9) -> 9 after arg0=[1,9,3,4]
// CALL-RANDOM: @f(memref<sizes=[N,N] layout=positive>, 0..N-1, 0..N-1, _) N=1..6 count=20 seed=1
