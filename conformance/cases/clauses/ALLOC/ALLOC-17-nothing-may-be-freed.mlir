// RUN: %check %s
// CLAUSE: ALLOC-17
// An allocation without elements may be freed, and no access follows from it.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?x5xf32>
  %d = memref.dim %m, %c0 : memref<?x5xf32>
  memref.dealloc %m : memref<?x5xf32>
  return %d : index
}
// CALL: @f(0) -> 0
// CALL: @f(2) -> 2
