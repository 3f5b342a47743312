// RUN: %check %s
// OPERATION: memref.alloc
// The product of the sizes does not fit the index width.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n, %n) : memref<?x?xi64>  // TRAP: size-overflow
  %r = memref.dim %m, %c0 : memref<?x?xi64>
  memref.dealloc %m : memref<?x?xi64>
  return %r : index
}
// CALL: @f(4294967296) -> trap(size-overflow)
// CALL: @f(16) -> 16
