// RUN: %check %s
// OPERATION: memref.dim
// OPTIONS: index-bitwidth=32
// An index of 32 bits keeps only the lower half of the i64; 1 is a dimension, 2 is not: memref.dim.
func.func @f(%m: memref<?x?xi16>, %a: i64) -> index {
  %i = arith.index_cast %a : i64 to index
  %r = memref.dim %m, %i : memref<?x?xi16>  // TRAP: dim-out-of-range
  return %r : index
}
// CALL: @f(memref<sizes=[3,4]>, 4294967298) -> trap(dim-out-of-range)
// CALL: @f(memref<sizes=[3,4]>, 4294967297) -> 4
