// RUN: %check %s
// OPERATION: memref.dealloc
// One allocation is freed twice.
func.func @f(%n: index) -> index {
  %m = memref.alloc(%n) : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  memref.dealloc %m : memref<?xi32>  // TRAP: double-free
  return %n : index
}
func.func @two(%n: index) -> index {
  %m = memref.alloc(%n) : memref<?xi32>
  %k = memref.alloc(%n) : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  memref.dealloc %k : memref<?xi32>
  return %n : index
}
// CALL: @f(2) -> trap(double-free)
// CALL: @two(2) -> 2
