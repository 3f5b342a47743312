// RUN: %check %s
// OPERATION: memref.alloca
// One of two sizes of stack memory is poison, and the other is zero.
func.func @f(%n: index, %a: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.addi %a, %c1 overflow<nsw> : index
  %m = memref.alloca(%n, %k) : memref<?x?xi32>  // TRAP: poison-access
  %r = memref.dim %m, %c0 : memref<?x?xi32>
  return %r : index
}
// CALL: @f(0, 9223372036854775807) -> trap(poison-access)
// CALL: @f(0, 7) -> 0
