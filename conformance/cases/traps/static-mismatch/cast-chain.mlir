// RUN: %check %s
// OPERATION: memref.cast
// One static size is lost and another one claimed.
func.func @f(%m: memref<4x?xi32>) -> memref<?x4xi32> {
  %k = memref.cast %m : memref<4x?xi32> to memref<?x?xi32>
  %r = memref.cast %k : memref<?x?xi32> to memref<?x4xi32>  // TRAP: static-mismatch
  return %r : memref<?x4xi32>
}
// CALL: @f(memref<sizes=[4,3]>) -> trap(static-mismatch)
// CALL: @f(memref<sizes=[4,4]>) -> memref<sizes=[4,4] buffer=arg0>
