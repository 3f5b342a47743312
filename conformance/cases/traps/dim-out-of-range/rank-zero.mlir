// RUN: %check %s
// OPERATION: memref.dim
// A memref of rank 0 has no dimension; a memref of rank 1 in its place has one: memref.dim.
func.func @f(%u: memref<*xf32>, %i: index) -> index {
  %r = memref.dim %u, %i : memref<*xf32>  // TRAP: dim-out-of-range
  return %r : index
}
// CALL: @f(memref<* sizes=[]>, 0) -> trap(dim-out-of-range)
// CALL: @f(memref<* sizes=[0]>, 0) -> 0
