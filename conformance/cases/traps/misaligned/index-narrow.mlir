// RUN: %check %s
// OPERATION: memref.load
// OPTIONS: index-bitwidth=32
// An index of 32 bits is aligned to four bytes; a buffer aligned to two is not enough for memref.load.
func.func @f(%m: memref<?xindex>, %i: index) -> index {
  %r = memref.load %m[%i] : memref<?xindex>  // TRAP: misaligned
  return %r : index
}
// CALL: @f(memref<sizes=[2] align=2>, 0) -> trap(misaligned)
// CALL: @f(memref<sizes=[2] align=4 data=[6, 7]>, 0) -> 6
