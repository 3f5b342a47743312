// RUN: %check %s
// OPERATION: memref.prefetch
// The index is the size, although nothing is accessed: memref.prefetch.
func.func @f(%m: memref<?x?xi32>, %i: index, %j: index) {
  memref.prefetch %m[%i, %j], read, locality<3>, data : memref<?x?xi32>  // TRAP: out-of-view
  return
}
// CALL: @f(memref<sizes=[2,3]>, 1, 3) -> trap(out-of-view)
// CALL: @f(memref<sizes=[2,3]>, 1, 2) -> ()
