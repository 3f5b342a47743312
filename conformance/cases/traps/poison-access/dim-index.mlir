// RUN: %check %s
// OPERATION: memref.dim
// The number of the dimension is poison.
func.func @f(%u: memref<*xcomplex<f32>>, %i: index, %s: index) -> index {
  %d = arith.shrui %i, %s : index
  %r = memref.dim %u, %d : memref<*xcomplex<f32>>  // TRAP: poison-access
  return %r : index
}
// CALL: @f(memref<* sizes=[2,3]>, 2, 64) -> trap(poison-access)
// CALL: @f(memref<* sizes=[2,3]>, 2, 1) -> 3
