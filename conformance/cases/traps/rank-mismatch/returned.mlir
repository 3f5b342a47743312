// RUN: %check %s
// OPERATION: memref.cast
// An unranked result has the rank that the callee gave it.
func.func private @make(%c: i1) -> memref<*xi64> {
  cf.cond_br %c, ^one, ^two
^one:
  %m = memref.alloc() : memref<3xi64>
  %u = memref.cast %m : memref<3xi64> to memref<*xi64>
  return %u : memref<*xi64>
^two:
  %k = memref.alloc() : memref<3x1xi64>
  %w = memref.cast %k : memref<3x1xi64> to memref<*xi64>
  return %w : memref<*xi64>
}
func.func @f(%c: i1) -> index {
  %c0 = arith.constant 0 : index
  %u = call @make(%c) : (i1) -> memref<*xi64>
  %m = memref.cast %u : memref<*xi64> to memref<?xi64>  // TRAP: rank-mismatch
  %r = memref.dim %m, %c0 : memref<?xi64>
  memref.dealloc %m : memref<?xi64>
  return %r : index
}
// CALL: @f(false) -> trap(rank-mismatch)
// CALL: @f(true) -> 3
