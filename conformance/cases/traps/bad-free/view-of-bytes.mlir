// RUN: %check %s
// OPERATION: memref.dealloc
// A memref.view that starts behind its allocation's first byte is freed; the allocation itself may be.
func.func @f(%n: index, %s: index, %view: i1) {
  %c4 = arith.constant 4 : index
  %m = memref.alloc(%n) : memref<?xi8>
  %v = memref.view %m[%s][%c4] : memref<?xi8> to memref<?xi8>
  %w = arith.select %view, %v, %m : memref<?xi8>
  memref.dealloc %w : memref<?xi8>  // TRAP: bad-free
  return
}
// CALL: @f(16, 4, true) -> trap(bad-free)
// CALL: @f(16, 4, false) -> ()
