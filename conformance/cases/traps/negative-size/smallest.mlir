// RUN: %check %s
// OPERATION: memref.alloc
// The negative size is the smallest index, whose bytes would wrap around to none: memref.alloc.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?x4xi8>  // TRAP: negative-size
  %r = memref.dim %m, %c0 : memref<?x4xi8>
  memref.dealloc %m : memref<?x4xi8>
  return %r : index
}
// CALL: @f(-9223372036854775808) -> trap(negative-size)
// CALL: @f(8) -> 8
