// RUN: %check %s
// OPERATION: memref.cast
// A cast from unranked claims a size that does not hold.
func.func @f(%u: memref<*xi8>) -> memref<2x?xi8> {
  %r = memref.cast %u : memref<*xi8> to memref<2x?xi8>  // TRAP: static-mismatch
  return %r : memref<2x?xi8>
}
// CALL: @f(memref<* sizes=[3,2]>) -> trap(static-mismatch)
// CALL: @f(memref<* sizes=[2,3]>) -> memref<sizes=[2,3] buffer=arg0>
