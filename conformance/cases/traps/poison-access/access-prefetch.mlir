// RUN: %check %s
// OPERATION: memref.prefetch
// memref.prefetch at an index that is poison.
func.func @f(%m: memref<4xi32>, %c: i1) {
  %c1 = arith.constant 1 : index
  %p = ub.poison : index
  %i = arith.select %c, %p, %c1 : index
  memref.prefetch %m[%i], read, locality<3>, data : memref<4xi32>  // TRAP: poison-access
  return
}
// CALL: @f(memref<>, true) -> trap(poison-access)
// CALL: @f(memref<>, false)
