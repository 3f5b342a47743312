// RUN: %check %s
// OPERATION: memref.alloc
// Each element is a descriptor of five words.
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xmemref<?xi8>>  // TRAP: size-overflow
  %r = memref.dim %m, %c0 : memref<?xmemref<?xi8>>
  memref.dealloc %m : memref<?xmemref<?xi8>>
  return %r : index
}
// CALL: @f(288230376151711744) -> trap(size-overflow)
// CALL: @f(28) -> 28
