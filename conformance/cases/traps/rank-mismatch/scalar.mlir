// RUN: %check %s
// OPERATION: memref.cast
// A memref of rank 0 is said to be a vector of one element.
func.func @f(%u: memref<*xf32>) -> memref<?xf32> {
  %r = memref.cast %u : memref<*xf32> to memref<?xf32>  // TRAP: rank-mismatch
  return %r : memref<?xf32>
}
// CALL: @f(memref<* sizes=[]>) -> trap(rank-mismatch)
// CALL: @f(memref<* sizes=[1]>) -> memref<sizes=[1] buffer=arg0>
