// RUN: %check %s
// OPERATION: memref.realloc
// The source of memref.realloc claims more elements than it has, and they would be kept.
func.func @f(%n: index, %k: index, %claimed: index) {
  %m = memref.alloc(%n) : memref<?xi32>
  %c = memref.reinterpret_cast %m to offset: [0], sizes: [%claimed], strides: [1] : memref<?xi32> to memref<?xi32>
  %r = memref.realloc %c(%k) : memref<?xi32> to memref<?xi32>  // TRAP: out-of-bounds
  memref.dealloc %r : memref<?xi32>
  return
}
// CALL: @f(4, 8, 5) -> trap(out-of-bounds)
// CALL: @f(4, 8, 4) -> ()
