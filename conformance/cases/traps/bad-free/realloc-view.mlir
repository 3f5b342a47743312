// RUN: %check %s
// OPERATION: memref.realloc
// memref.realloc of bytes from the middle of an allocation; the whole allocation may be given to it.
func.func @f(%n: index, %s: index, %view: i1) {
  %c4 = arith.constant 4 : index
  %m = memref.alloc(%n) : memref<?xi8>
  %v = memref.view %m[%s][%c4] : memref<?xi8> to memref<?xi8>
  %w = arith.select %view, %v, %m : memref<?xi8>
  %r = memref.realloc %w : memref<?xi8> to memref<32xi8>  // TRAP: bad-free
  memref.dealloc %r : memref<32xi8>
  return
}
// CALL: @f(16, 8, true) -> trap(bad-free)
// CALL: @f(16, 8, false) -> ()
