// RUN: %check %s
// OPERATION: memref.dim
// The dimension index equals the rank.
func.func @f(%m: memref<?x?xi8>, %i: index) -> index {
  %r = memref.dim %m, %i : memref<?x?xi8>  // TRAP: dim-out-of-range
  return %r : index
}
// CALL: @f(memref<sizes=[3,4]>, 2) -> trap(dim-out-of-range)
// CALL: @f(memref<sizes=[3,4]>, 1) -> 4
