// RUN: %check %s
// CLAUSE: CALL-RANKED-05
// The same function serves a caller outside and one inside; both pass the same view.
func.func @pick(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> i16 {
  %r = memref.load %m[%i, %j] : memref<?x?xi16, strided<[?, ?], offset: ?>>
  return %r : i16
}
func.func @inside(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> i16 {
  %r = call @pick(%m, %i, %j) : (memref<?x?xi16, strided<[?, ?], offset: ?>>, index, index) -> i16
  return %r : i16
}
// CALL: @pick(memref<sizes=[2,3] strides=[1,4] offset=3 data=[1,2,3,4,5,6]>, 1, 2) -> 6
// CALL: @inside(memref<sizes=[2,3] strides=[1,4] offset=3 data=[1,2,3,4,5,6]>, 1, 2) -> 6
// CALL: @inside(memref<sizes=[2,3] strides=[5,1] offset=1 data=[1,2,3,4,5,6]>, 0, 1) -> 2
// CALL-RANDOM: @pick(memref<sizes=[N,N]>, 0..N-1, 0..N-1) N=1..6 count=40 seed=11
// CALL-RANDOM: @inside(memref<sizes=[N,N]>, 0..N-1, 0..N-1) N=1..6 count=40 seed=11
