// RUN: %check %s
// OPERATION: memref.alloc
// OPTIONS: index-bitwidth=32
// The size is positive as i64 and negative as an index of 32 bits: memref.alloc.
func.func @f(%a: i64) -> index {
  %c0 = arith.constant 0 : index
  %n = arith.index_cast %a : i64 to index
  %m = memref.alloc(%n) : memref<?xi8>  // TRAP: negative-size
  %r = memref.dim %m, %c0 : memref<?xi8>
  memref.dealloc %m : memref<?xi8>
  return %r : index
}
// CALL: @f(4294967295) -> trap(negative-size)
// CALL: @f(4294967297) -> 1
