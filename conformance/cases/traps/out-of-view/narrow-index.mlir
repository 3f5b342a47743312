// RUN: %check %s
// OPERATION: memref.load
// OPTIONS: index-bitwidth=32
// The same i64 is an index inside or below zero, whichever 32 bits are left of it: memref.load.
func.func @f(%m: memref<?xi16>, %a: i64) -> i16 {
  %i = arith.index_castui %a : i64 to index
  %r = memref.load %m[%i] : memref<?xi16>  // TRAP: out-of-view
  return %r : i16
}
// CALL: @f(memref<sizes=[2] data=[1,2]>, 4294967295) -> trap(out-of-view)
// CALL: @f(memref<sizes=[2] data=[1,2]>, 4294967297) -> 2
