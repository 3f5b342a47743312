// RUN: %check %s
// OPERATION: memref.collapse_shape
// A size of what memref.collapse_shape collapses is poison.
func.func @f(%m: memref<2x3xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %big = arith.constant 9223372036854775806 : index
  %p = arith.addi %big, %n overflow<nsw> : index
  %q = arith.subi %p, %big : index
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [%q, 3], strides: [3, 1] : memref<2x3xf32> to memref<?x3xf32>
  %c = memref.collapse_shape %r [[0, 1]] : memref<?x3xf32> into memref<?xf32>  // TRAP: poison-access
  %d = memref.dim %c, %c0 : memref<?xf32>
  return %d : index
}
// CALL: @f(memref<>, 2) -> trap(poison-access)
// CALL: @f(memref<>, 1) -> 3
