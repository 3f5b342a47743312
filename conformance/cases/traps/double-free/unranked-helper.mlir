// RUN: %check %s
// OPERATION: memref.dealloc
// The unranked memref that a helper made is freed twice; its descriptor is good both times, its memory is not: memref.dealloc.
func.func private @make(%n: index) -> memref<*xi16> {
  %m = memref.alloc(%n) : memref<?xi16>
  %u = memref.cast %m : memref<?xi16> to memref<*xi16>
  return %u : memref<*xi16>
}
func.func @f(%n: index, %again: i1) -> index {
  %u = call @make(%n) : (index) -> memref<*xi16>
  memref.dealloc %u : memref<*xi16>
  cf.cond_br %again, ^free, ^end
^free:
  memref.dealloc %u : memref<*xi16>  // TRAP: double-free
  cf.br ^end
^end:
  return %n : index
}
// CALL: @f(3, true) -> trap(double-free)
// CALL: @f(3, false) -> 3
