// RUN: %check %s
// OPERATION: memref.cast
// A cast claims a static size that does not hold.
func.func @f(%m: memref<?xi8>) -> memref<3xi8> {
  %r = memref.cast %m : memref<?xi8> to memref<3xi8>  // TRAP: static-mismatch
  return %r : memref<3xi8>
}
// CALL: @f(memref<sizes=[4]>) -> trap(static-mismatch)
// CALL: @f(memref<sizes=[3]>) -> memref<sizes=[3] buffer=arg0>
