// RUN: %check %s
// OPERATION: memref.realloc
// memref.realloc of memory that did not come from memref.alloc: the caller's, or of this function's stack, even without elements.
func.func @caller(%m: memref<?xi32>, %n: index, %own: i1) {
  %b = memref.alloc(%n) : memref<?xi32>
  %s = arith.select %own, %b, %m : memref<?xi32>
  %r = memref.realloc %s : memref<?xi32> to memref<8xi32>  // TRAP: bad-free
  memref.dealloc %r : memref<8xi32>
  return
}
func.func @stack(%n: index, %own: i1) {
  %a = memref.alloca(%n) : memref<?xi32>
  %b = memref.alloc(%n) : memref<?xi32>
  %s = arith.select %own, %b, %a : memref<?xi32>
  %r = memref.realloc %s : memref<?xi32> to memref<8xi32>  // TRAP: bad-free
  memref.dealloc %r : memref<8xi32>
  return
}
// CALL: @caller(memref<sizes=[4]>, 4, false) -> trap(bad-free)
// CALL: @caller(memref<sizes=[4]>, 4, true) -> ()
// CALL: @stack(4, false) -> trap(bad-free)
// CALL: @stack(0, false) -> trap(bad-free)
// CALL: @stack(4, true) -> ()
