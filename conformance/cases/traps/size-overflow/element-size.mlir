// RUN: %check %s
// OPERATION: memref.alloc
// The number of elements fits the index, their bytes do not.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xf64>  // TRAP: size-overflow
  %r = memref.dim %m, %c0 : memref<?xf64>
  memref.dealloc %m : memref<?xf64>
  return %r : index
}
// CALL: @f(2305843009213693952) -> trap(size-overflow)
// CALL: @f(2305) -> 2305
