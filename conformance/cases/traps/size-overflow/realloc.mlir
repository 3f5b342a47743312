// RUN: %check %s
// OPERATION: memref.realloc
// memref.realloc to more bytes than an index counts.
func.func @f(%n: index, %k: index) {
  %m = memref.alloc(%n) : memref<?xi64>
  %r = memref.realloc %m(%k) : memref<?xi64> to memref<?xi64>  // TRAP: size-overflow
  memref.dealloc %r : memref<?xi64>
  return
}
// CALL: @f(4, 2305843009213693952) -> trap(size-overflow)
// CALL: @f(4, 5) -> ()
