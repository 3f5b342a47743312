// RUN: %check %s
// OPERATION: memref.dealloc
// A view of another shape starts at the same byte of the same allocation: freeing both is the fault of memref.dealloc.
func.func @f(%again: i1) -> i1 {
  %m = memref.alloc() : memref<6xi8>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<6xi8> to memref<2x3xi8>
  cf.cond_br %again, ^free, ^end
^free:
  memref.dealloc %v : memref<2x3xi8>
  cf.br ^end
^end:
  memref.dealloc %m : memref<6xi8>  // TRAP: double-free
  return %again : i1
}
// CALL: @f(true) -> trap(double-free)
// CALL: @f(false) -> false
