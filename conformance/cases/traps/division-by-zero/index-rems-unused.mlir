// RUN: %check %s
// OPERATION: index.rems
// Nobody uses the remainder, taking it by zero is the fault: index.rems.
func.func @f(%a: index, %b: index) -> index {
  %r = index.rems %a, %b  // TRAP: division-by-zero
  return %b : index
}
// CALL: @f(-5, 0) -> trap(division-by-zero)
// CALL: @f(-5, 1) -> 1
