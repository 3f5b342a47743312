// RUN: %check %s
// OPERATION: memref.dealloc
// An allocation is freed through two casts of it.
func.func @f(%n: index) -> index {
  %m = memref.alloc(%n) : memref<?xi32>
  %k = memref.cast %m : memref<?xi32> to memref<*xi32>
  memref.dealloc %k : memref<*xi32>
  memref.dealloc %m : memref<?xi32>  // TRAP: double-free
  return %n : index
}
func.func @once(%n: index) -> index {
  %m = memref.alloc(%n) : memref<?xi32>
  %k = memref.cast %m : memref<?xi32> to memref<*xi32>
  memref.dealloc %k : memref<*xi32>
  return %n : index
}
// CALL: @f(2) -> trap(double-free)
// CALL: @once(2) -> 2
