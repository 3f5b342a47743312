// RUN: %check %s
// OPERATION: memref.cast
// A memref without elements is said to have some in its other dimension; no element is ever touched.
func.func @f(%m: memref<0x?xi64>) -> index {
  %c1 = arith.constant 1 : index
  %k = memref.cast %m : memref<0x?xi64> to memref<0x2xi64>  // TRAP: static-mismatch
  %r = memref.dim %k, %c1 : memref<0x2xi64>
  return %r : index
}
// CALL: @f(memref<sizes=[0,3]>) -> trap(static-mismatch)
// CALL: @f(memref<sizes=[0,2]>) -> 2
