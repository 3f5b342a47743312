// RUN: %check %s
// OPERATION: memref.dim
// All sizes are constants of the type, the index is not, and it asks for a third dimension of two: memref.dim.
func.func @f(%m: memref<2x3xi8>, %i: index) -> index {
  %r = memref.dim %m, %i : memref<2x3xi8>  // TRAP: dim-out-of-range
  return %r : index
}
// CALL: @f(memref<>, 2) -> trap(dim-out-of-range)
// CALL: @f(memref<>, 1) -> 3
