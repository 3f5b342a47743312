// RUN: %check %s
// OPERATION: memref.alloc
// Three floats take sixteen bytes as an element; twelve would still fit.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xvector<3xf32>>  // TRAP: size-overflow
  %r = memref.dim %m, %c0 : memref<?xvector<3xf32>>
  memref.dealloc %m : memref<?xvector<3xf32>>
  return %r : index
}
// CALL: @f(700000000000000000) -> trap(size-overflow)
// CALL: @f(7) -> 7
