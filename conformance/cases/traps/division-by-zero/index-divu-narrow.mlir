// RUN: %check %s
// OPERATION: index.divu
// OPTIONS: index-bitwidth=32
// The divisor is not zero as i64, but it is as an index of 32 bits, which is what divides: index.divu.
func.func @f(%a: index, %b: i64) -> index {
  %d = index.castu %b : i64 to index
  %r = index.divu %a, %d  // TRAP: division-by-zero
  return %r : index
}
// CALL: @f(7, 4294967296) -> trap(division-by-zero)
// CALL: @f(7, 4294967298) -> 3
