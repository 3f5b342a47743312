// RUN: %check %s
// OPERATION: memref.dim
// The dimension index equals the rank found at run time.
func.func @f(%u: memref<*xi8>, %i: index) -> index {
  %r = memref.dim %u, %i : memref<*xi8>  // TRAP: dim-out-of-range
  return %r : index
}
// CALL: @f(memref<* sizes=[3]>, 1) -> trap(dim-out-of-range)
// CALL: @f(memref<* sizes=[3,4]>, 1) -> 4
