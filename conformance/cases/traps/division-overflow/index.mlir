// RUN: %check %s
// OPERATION: arith.divsi
// The smallest index divided by minus one.
func.func @f(%a: index, %b: index) -> index {
  %r = arith.divsi %a, %b : index  // TRAP: division-overflow
  return %r : index
}
// CALL: @f(-9223372036854775808, -1) -> trap(division-overflow)
// CALL: @f(-9223372036854775808, 1) -> -9223372036854775808
