// RUN: %check %s
// OPERATION: memref.copy
// A copy into the stack memory of a callee that has returned; a copy of no elements does not touch it.
func.func private @make(%n: index) -> memref<?x2xf64> {
  %m = memref.alloca(%n) : memref<?x2xf64>
  return %m : memref<?x2xf64>
}
func.func @f(%k: memref<?x2xf64>, %n: index) -> index {
  %c1 = arith.constant 1 : index
  %m = call @make(%n) : (index) -> memref<?x2xf64>
  memref.copy %k, %m : memref<?x2xf64> to memref<?x2xf64>  // TRAP: use-after-scope
  %r = memref.dim %m, %c1 : memref<?x2xf64>
  return %r : index
}
// CALL: @f(memref<sizes=[1,2]>, 1) -> trap(use-after-scope)
// CALL: @f(memref<sizes=[0,2]>, 0) -> 2
