// RUN: %check %s
// CLAUSE: FUNCTY-05
// A caller passes all sizes, then all strides: the callee sees both in their places.
func.func private @g(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> (index, index, i16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %m, %c0 : memref<?x?xi16, strided<[?, ?], offset: ?>>
  %columns = memref.dim %m, %c1 : memref<?x?xi16, strided<[?, ?], offset: ?>>
  %v = memref.load %m[%i, %j] : memref<?x?xi16, strided<[?, ?], offset: ?>>
  return %rows, %columns, %v : index, index, i16
}
func.func @f(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> (index, index, i16) {
  %r:3 = call @g(%m, %i, %j) : (memref<?x?xi16, strided<[?, ?], offset: ?>>, index, index) -> (index, index, i16)
  return %r#0, %r#1, %r#2 : index, index, i16
}
// CALL: @f(memref<sizes=[2,3] strides=[7,2] offset=5 data=[1,2,3,4,5,6]>, 1, 1) -> 2, 3, 5
// CALL-RANDOM: @f(memref<sizes=[M,N] layout=positive>, 0..M-1, 0..N-1) M=1..6 N=1..6 count=20 seed=1
