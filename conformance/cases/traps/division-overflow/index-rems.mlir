// RUN: %check %s
// OPERATION: index.rems
// The remainder of the smallest index by minus one; one more than the smallest is no fault: index.rems.
func.func @f(%a: index, %b: index) -> index {
  %r = index.rems %a, %b  // TRAP: division-overflow
  return %r : index
}
// CALL: @f(-9223372036854775808, -1) -> trap(division-overflow)
// CALL: @f(-9223372036854775807, -1) -> 0
