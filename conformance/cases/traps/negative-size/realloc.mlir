// RUN: %check %s
// OPERATION: memref.realloc
// memref.realloc to less than nothing.
func.func @f(%n: index, %k: index) {
  %m = memref.alloc(%n) : memref<?xi32>
  %r = memref.realloc %m(%k) : memref<?xi32> to memref<?xi32>  // TRAP: negative-size
  memref.dealloc %r : memref<?xi32>
  return
}
// CALL: @f(4, -1) -> trap(negative-size)
// CALL: @f(4, 0) -> ()
