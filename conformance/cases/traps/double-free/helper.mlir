// RUN: %check %s
// OPERATION: memref.dealloc
// A helper frees what it is given, and the caller frees it again: memref.dealloc.
func.func private @consume(%m: memref<?xi8>, %free: i1) -> index {
  %c0 = arith.constant 0 : index
  %r = memref.dim %m, %c0 : memref<?xi8>
  cf.cond_br %free, ^free, ^end
^free:
  memref.dealloc %m : memref<?xi8>
  cf.br ^end
^end:
  return %r : index
}
func.func @f(%n: index, %free: i1) -> index {
  %m = memref.alloc(%n) : memref<?xi8>
  %r = call @consume(%m, %free) : (memref<?xi8>, i1) -> index
  memref.dealloc %m : memref<?xi8>  // TRAP: double-free
  return %r : index
}
// CALL: @f(5, true) -> trap(double-free)
// CALL: @f(5, false) -> 5
