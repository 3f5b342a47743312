// RUN: %check %s
// OPERATION: index.floordivs
// The divisor is the size of an empty dimension; that the memref is empty is no fault: index.floordivs.
func.func @f(%m: memref<?x?xi8>, %a: index) -> index {
  %c1 = index.constant 1
  %d = memref.dim %m, %c1 : memref<?x?xi8>
  %r = index.floordivs %a, %d  // TRAP: division-by-zero
  return %r : index
}
// CALL: @f(memref<sizes=[2,0]>, -7) -> trap(division-by-zero)
// CALL: @f(memref<sizes=[0,2]>, -7) -> -4
