// RUN: %check %s
// OPERATION: memref.alloc
// OPTIONS: index-bitwidth=32
// The product fits 64 bits, but the index has 32.
func.func @f(%n: index, %k: index) -> index {
  %c1 = arith.constant 1 : index
  %m = memref.alloc(%n, %k) : memref<?x?xi1>  // TRAP: size-overflow
  %r = memref.dim %m, %c1 : memref<?x?xi1>
  memref.dealloc %m : memref<?x?xi1>
  return %r : index
}
// CALL: @f(65536, 65536) -> trap(size-overflow)
// CALL: @f(256, 16) -> 16
