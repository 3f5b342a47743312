// RUN: %check %s
// OPERATION: memref.expand_shape
// A size of memref.expand_shape is poison.
func.func @f(%m: memref<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %big = arith.constant 9223372036854775806 : index
  %p = arith.addi %big, %n overflow<nsw> : index
  %q = arith.subi %p, %big : index
  %e = memref.expand_shape %m [[0, 1]] output_shape [%q, 4] : memref<?xf32> into memref<?x4xf32>  // TRAP: poison-access
  %d = memref.dim %e, %c0 : memref<?x4xf32>
  return %d : index
}
// CALL: @f(memref<sizes=[4]>, 2) -> trap(poison-access)
// CALL: @f(memref<sizes=[4]>, 1) -> 1
