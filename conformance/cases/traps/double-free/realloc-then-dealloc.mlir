// RUN: %check %s
// OPERATION: memref.dealloc
// memref.realloc frees its source; who frees it once more frees it twice.
func.func @f(%n: index, %k: index, %old: i1) {
  %m = memref.alloc(%n) : memref<?xi32>
  %r = memref.realloc %m(%k) : memref<?xi32> to memref<?xi32>
  %w = arith.select %old, %m, %r : memref<?xi32>
  memref.dealloc %w : memref<?xi32>  // TRAP: double-free
  return
}
// CALL: @f(4, 8, true) -> trap(double-free)
// CALL: @f(4, 8, false) -> ()
