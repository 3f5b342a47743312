// RUN: %check %s
// The shape of a memref.reshape may be a view: every third number of a table, from some start, or backwards.
func.func @f(%m: memref<?xi32>, %s: memref<2xi32, strided<[?], offset: ?>>) -> memref<?x?xi32> {
  %r = memref.reshape %m(%s) : (memref<?xi32>, memref<2xi32, strided<[?], offset: ?>>) -> memref<?x?xi32>
  return %r : memref<?x?xi32>
}
func.func @unranked(%m: memref<?xi32>, %t: memref<?xi32>, %i: index, %n: index) -> memref<*xi32> {
  %s = memref.subview %t[%i] [%n] [2] : memref<?xi32> to memref<?xi32, strided<[2], offset: ?>>
  %r = memref.reshape %m(%s) : (memref<?xi32>, memref<?xi32, strided<[2], offset: ?>>) -> memref<*xi32>
  return %r : memref<*xi32>
}
// CALL: @f(memref<sizes=[6] data=[1,2,3,4,5,6]>, memref<strides=[3] offset=2 data=[2,3]>) -> memref<sizes=[2,3] strides=[3,1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @f(memref<sizes=[6] data=[1,2,3,4,5,6]>, memref<strides=[-1] offset=1 data=[3,2]>) -> memref<sizes=[3,2] strides=[2,1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @f(memref<sizes=[6] data=[1,2,3,4,5,6] lead=64>, memref<strides=[3] offset=2 data=[2,3] lead=64>)
// CALL: @unranked(memref<sizes=[6] data=[1,2,3,4,5,6]>, memref<sizes=[5] data=[9,2,9,3,9]>, 1, 2) -> memref<* sizes=[2,3] strides=[3,1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
