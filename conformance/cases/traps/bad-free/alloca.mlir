// RUN: %check %s
// OPERATION: memref.dealloc
// Stack memory is given to dealloc.
func.func @f(%n: index) -> index {
  %m = memref.alloca(%n) : memref<?xi32>
  memref.dealloc %m : memref<?xi32>  // TRAP: bad-free
  return %n : index
}
func.func @heap(%n: index) -> index {
  %m = memref.alloc(%n) : memref<?xi32>
  memref.dealloc %m : memref<?xi32>
  return %n : index
}
// CALL: @f(2) -> trap(bad-free)
// CALL: @heap(2) -> 2
