// RUN: %check %s
// A cast at the seam of two dialects, between types that are the same thing to the machine.
func.func @f(%a: index) -> index {
  %0 = builtin.unrealized_conversion_cast %a : index to i64
  %1 = arith.addi %0, %0 : i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to index
  return %2 : index
}
// CALL: @f(21) -> 42
// CALL: @f(-1) -> -2
// CALL-RANDOM: @f count=20
