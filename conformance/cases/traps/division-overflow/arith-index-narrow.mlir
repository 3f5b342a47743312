// RUN: %check %s
// OPERATION: arith.remsi
// OPTIONS: index-bitwidth=32
// The dividend is small as i64, but the smallest index after its upper half is gone: arith.remsi on index.
func.func @f(%a: i64, %b: index) -> index {
  %x = arith.index_cast %a : i64 to index
  %r = arith.remsi %x, %b : index  // TRAP: division-overflow
  return %r : index
}
// CALL: @f(2147483648, -1) -> trap(division-overflow)
// CALL: @f(2147483649, -1) -> 0
