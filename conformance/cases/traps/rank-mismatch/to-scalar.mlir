// RUN: %check %s
// OPERATION: memref.cast
// A memref of one element is said to have rank 0.
func.func @f(%u: memref<*xi1>) -> i1 {
  %m = memref.cast %u : memref<*xi1> to memref<i1>  // TRAP: rank-mismatch
  %r = memref.load %m[] : memref<i1>
  return %r : i1
}
// CALL: @f(memref<* sizes=[1]>) -> trap(rank-mismatch)
// CALL: @f(memref<* sizes=[] data=[true]>) -> true
