// RUN: %check %s
// OPERATION: memref.realloc
// The same value is given to memref.realloc twice.
func.func @f(%n: index, %old: i1) {
  %m = memref.alloc(%n) : memref<?xi8>
  %r = memref.realloc %m(%n) : memref<?xi8> to memref<?xi8>
  %w = arith.select %old, %m, %r : memref<?xi8>
  %q = memref.realloc %w(%n) : memref<?xi8> to memref<?xi8>  // TRAP: double-free
  memref.dealloc %q : memref<?xi8>
  return
}
// CALL: @f(4, true) -> trap(double-free)
// CALL: @f(4, false) -> ()
