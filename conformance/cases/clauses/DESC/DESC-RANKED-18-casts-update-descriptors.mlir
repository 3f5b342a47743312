// RUN: %check %s
// CLAUSE: DESC-RANKED-18
// A cast between static and dynamic dimensions gives a descriptor that says the same.
func.func @forget(%m: memref<2x3xi32>) -> memref<?x?xi32, strided<[?, ?], offset: ?>> {
  %r = memref.cast %m : memref<2x3xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  return %r : memref<?x?xi32, strided<[?, ?], offset: ?>>
}
func.func @know(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) -> memref<2x3xi32, strided<[3, 1], offset: 4>> {
  %r = memref.cast %m : memref<?x?xi32, strided<[?, ?], offset: ?>> to memref<2x3xi32, strided<[3, 1], offset: 4>>
  return %r : memref<2x3xi32, strided<[3, 1], offset: 4>>
}
// CALL: @forget(memref<data=[1,2,3,4,5,6]>) -> memref<sizes=[2,3] strides=[3,1] offset=0 data=[1,2,3,4,5,6] buffer=arg0>
// CALL: @know(memref<sizes=[2,3] strides=[3,1] offset=4 data=[1,2,3,4,5,6]>) -> memref<sizes=[2,3] strides=[3,1] offset=4 data=[1,2,3,4,5,6] buffer=arg0>
