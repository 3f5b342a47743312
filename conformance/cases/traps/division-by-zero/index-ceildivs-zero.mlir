// RUN: %check %s
// OPERATION: index.ceildivs
// Zero divided by zero: the dividend does not excuse the divisor: index.ceildivs.
func.func @f(%a: index, %b: index) -> index {
  %r = index.ceildivs %a, %b  // TRAP: division-by-zero
  return %r : index
}
// CALL: @f(0, 0) -> trap(division-by-zero)
// CALL: @f(0, -3) -> 0
