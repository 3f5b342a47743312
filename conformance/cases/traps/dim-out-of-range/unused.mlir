// RUN: %check %s
// OPERATION: memref.dim
// Nobody uses the size that does not exist: memref.dim.
func.func @f(%m: memref<?xi8>, %i: index) -> index {
  %d = memref.dim %m, %i : memref<?xi8>  // TRAP: dim-out-of-range
  return %i : index
}
// CALL: @f(memref<sizes=[2]>, 1) -> trap(dim-out-of-range)
// CALL: @f(memref<sizes=[2]>, 0) -> 0
