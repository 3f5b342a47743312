// RUN: %check %s
// OPERATION: memref.cast
// The sizes are right, but the rows are padded, and the cast claims that they are not.
func.func @f(%m: memref<2x3xi8, strided<[?, 1], offset: ?>>) -> memref<2x3xi8> {
  %r = memref.cast %m : memref<2x3xi8, strided<[?, 1], offset: ?>> to memref<2x3xi8>  // TRAP: static-mismatch
  return %r : memref<2x3xi8>
}
// CALL: @f(memref<strides=[4,1]>) -> trap(static-mismatch)
// CALL: @f(memref<strides=[3,1] data=[1,2,3,4,5,6]>) -> memref<strides=[3,1] data=[1,2,3,4,5,6] buffer=arg0>
