// RUN: %check %s
// OPERATION: memref.alloc
// A negative size of an allocation.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xi8>  // TRAP: negative-size
  %r = memref.dim %m, %c0 : memref<?xi8>
  memref.dealloc %m : memref<?xi8>
  return %r : index
}
// CALL: @f(-1) -> trap(negative-size)
// CALL: @f(0) -> 0
