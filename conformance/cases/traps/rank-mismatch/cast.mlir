// RUN: %check %s
// OPERATION: memref.cast
// A cast from unranked claims another rank.
func.func @f(%u: memref<*xi8>) -> memref<?x?xi8> {
  %r = memref.cast %u : memref<*xi8> to memref<?x?xi8>  // TRAP: rank-mismatch
  return %r : memref<?x?xi8>
}
// CALL: @f(memref<* sizes=[4]>) -> trap(rank-mismatch)
// CALL: @f(memref<* sizes=[4,1]>) -> memref<sizes=[4,1] buffer=arg0>
