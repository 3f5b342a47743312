// RUN: %check %s
// OPERATION: memref.copy
// The target has room for more than the source has; the copy does not stop early.
func.func @f(%m: memref<4xindex>, %n: index) -> index {
  %c1 = arith.constant 1 : index
  %k = memref.alloc(%n) : memref<?xindex>
  memref.copy %m, %k : memref<4xindex> to memref<?xindex>  // TRAP: shape-mismatch
  %r = memref.load %k[%c1] : memref<?xindex>
  memref.dealloc %k : memref<?xindex>
  return %r : index
}
// CALL: @f(memref<data=[1,2,3,4]>, 5) -> trap(shape-mismatch)
// CALL: @f(memref<data=[1,2,3,4]>, 4) -> 2
