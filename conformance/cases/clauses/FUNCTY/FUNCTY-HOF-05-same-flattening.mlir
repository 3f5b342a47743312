// RUN: %check %s
// CLAUSE: FUNCTY-HOF-05
// A function that is called by its name and through a value gets the same fields: a call that exchanges the two pointers reads before the elements.
func.func private @second(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %o: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.load %m[%i, %c1] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  memref.store %v, %o[%c0] : memref<?xi32>
  return %v : i32
}
func.func @by_name(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %o: memref<?xi32>) -> i32 {
  %v = call @second(%m, %i, %o) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, index, memref<?xi32>) -> i32
  return %v : i32
}
func.func @by_value(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %o: memref<?xi32>) -> i32 {
  %f = constant @second : (memref<?x?xi32, strided<[?, ?], offset: ?>>, index, memref<?xi32>) -> i32
  %v = call_indirect %f(%m, %i, %o) : (memref<?x?xi32, strided<[?, ?], offset: ?>>, index, memref<?xi32>) -> i32
  return %v : i32
}
// CALL: @by_name(memref<sizes=[2,3] strides=[4,1] offset=2 lead=16 data=[1,2,3,4,5,6]>, 1, memref<sizes=[1] lead=8 data=[0]>) -> 5 after arg2=[5]
// CALL: @by_value(memref<sizes=[2,3] strides=[4,1] offset=2 lead=16 data=[1,2,3,4,5,6]>, 1, memref<sizes=[1] lead=8 data=[0]>) -> 5 after arg2=[5]
// CALL-RANDOM: @by_value(memref<sizes=[M,N] layout=positive>, 0..M-1, memref<sizes=[1]>) M=1..4 N=2..4 count=20 seed=1
