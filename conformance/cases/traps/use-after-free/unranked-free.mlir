// RUN: %check %s
// OPERATION: memref.load
// The memory is freed through an unranked memref and read through the ranked one. Its size may still be asked for.
func.func @f(%n: index) -> i1 {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %m = memref.alloc(%n) : memref<?xi1>
  memref.store %true, %m[%c0] : memref<?xi1>
  %u = memref.cast %m : memref<?xi1> to memref<*xi1>
  memref.dealloc %u : memref<*xi1>
  %r = memref.load %m[%c0] : memref<?xi1>  // TRAP: use-after-free
  return %r : i1
}
func.func @size(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %m = memref.alloc(%n) : memref<?xi1>
  memref.store %true, %m[%c0] : memref<?xi1>
  %u = memref.cast %m : memref<?xi1> to memref<*xi1>
  memref.dealloc %u : memref<*xi1>
  %r = memref.dim %m, %c0 : memref<?xi1>
  return %r : index
}
// CALL: @f(3) -> trap(use-after-free)
// CALL: @size(3) -> 3
