// RUN: %check %s
// CLAUSE: DESC-UNRANKED-04
// What goes through an unranked memref and back is the same descriptor, field by field.
func.func @round(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> memref<?x?xi32, strided<[?, ?], offset: ?>> {
  %u = memref.cast %m : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<*xi32>
  %r = memref.cast %u : memref<*xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xi32, strided<[?, ?], offset: ?>>
}
func.func @from_caller(%u: memref<*xi32>) -> memref<?x?xi32, strided<[?, ?], offset: ?>> {
  %r = memref.cast %u : memref<*xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xi32, strided<[?, ?], offset: ?>>
}
// CALL: @round(memref<sizes=[2,3] strides=[1,4] offset=2 data=[1,2,3,4,5,6]>) -> memref<sizes=[2,3] strides=[1,4] offset=2 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @from_caller(memref<* sizes=[3,2] strides=[5,2] offset=1 data=[1,2,3,4,5,6]>) -> memref<sizes=[3,2] strides=[5,2] offset=1 data=[1,2,3,4,5,6] buffer=arg0>
