// RUN: %check %s
// OPERATION: memref.realloc
// The size that memref.realloc is asked for is poison.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %big = arith.constant 9223372036854775806 : index
  %p = arith.addi %big, %n overflow<nsw> : index
  %q = arith.subi %p, %big : index
  %m = memref.alloc() : memref<2xf32>
  %r = memref.realloc %m(%q) : memref<2xf32> to memref<?xf32>  // TRAP: poison-access
  %d = memref.dim %r, %c0 : memref<?xf32>
  memref.dealloc %r : memref<?xf32>
  return %d : index
}
// CALL: @f(2) -> trap(poison-access)
// CALL: @f(1) -> 1
