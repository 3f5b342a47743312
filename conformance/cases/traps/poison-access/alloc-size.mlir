// RUN: %check %s
// OPERATION: memref.alloc
// A size shifted by more than its width.
func.func @f(%n: index, %s: index) -> index {
  %c0 = arith.constant 0 : index
  %k = arith.shli %n, %s : index
  %m = memref.alloc(%k) : memref<?xi8>  // TRAP: poison-access
  %r = memref.dim %m, %c0 : memref<?xi8>
  memref.dealloc %m : memref<?xi8>
  return %r : index
}
// CALL: @f(1, 64) -> trap(poison-access)
// CALL: @f(1, 5) -> 32
