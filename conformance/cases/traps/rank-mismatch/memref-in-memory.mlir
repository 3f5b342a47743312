// RUN: %check %s
// OPERATION: memref.cast
// Of two unranked memrefs in a table the one with another rank is taken.
func.func @f(%i: index, %m: memref<2xi64>, %k: memref<1x2xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloca() : memref<2xmemref<*xi64>>
  %u = memref.cast %m : memref<2xi64> to memref<*xi64>
  %w = memref.cast %k : memref<1x2xi64> to memref<*xi64>
  memref.store %u, %t[%c0] : memref<2xmemref<*xi64>>
  memref.store %w, %t[%c1] : memref<2xmemref<*xi64>>
  %x = memref.load %t[%i] : memref<2xmemref<*xi64>>
  %v = memref.cast %x : memref<*xi64> to memref<2xi64>  // TRAP: rank-mismatch
  %r = memref.load %v[%c1] : memref<2xi64>
  return %r : i64
}
// CALL: @f(1, memref<data=[3,4]>, memref<data=[5,6]>) -> trap(rank-mismatch)
// CALL: @f(0, memref<data=[3,4]>, memref<data=[5,6]>) -> 4
