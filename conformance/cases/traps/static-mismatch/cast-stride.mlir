// RUN: %check %s
// OPERATION: memref.cast
// A cast claims a static stride that does not hold.
func.func @f(%m: memref<?xi32, strided<[?], offset: ?>>) -> memref<?xi32, strided<[2], offset: ?>> {
  %r = memref.cast %m : memref<?xi32, strided<[?], offset: ?>> to memref<?xi32, strided<[2], offset: ?>>  // TRAP: static-mismatch
  return %r : memref<?xi32, strided<[2], offset: ?>>
}
// CALL: @f(memref<sizes=[2] strides=[3]>) -> trap(static-mismatch)
// CALL: @f(memref<sizes=[2] strides=[2]>) -> memref<strides=[2] buffer=arg0>
