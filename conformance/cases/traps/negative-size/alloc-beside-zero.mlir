// RUN: %check %s
// OPERATION: memref.alloc
// A static size of zero makes the allocation empty and does not excuse the negative size beside it: memref.alloc.
func.func @f(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n) : memref<0x?xi64>  // TRAP: negative-size
  %r = memref.dim %m, %c1 : memref<0x?xi64>
  memref.dealloc %m : memref<0x?xi64>
  return %r : index
}
// CALL: @f(-1) -> trap(negative-size)
// CALL: @f(1) -> 1
