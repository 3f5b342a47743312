// RUN: %check %s
// OPERATION: index.ceildivu
// The divisor that a select chooses is zero; the one not chosen may be: index.ceildivu.
func.func @f(%a: index, %c: i1, %x: index, %y: index) -> index {
  %d = arith.select %c, %x, %y : index
  %r = index.ceildivu %a, %d  // TRAP: division-by-zero
  return %r : index
}
// CALL: @f(9, true, 0, 4) -> trap(division-by-zero)
// CALL: @f(9, false, 0, 4) -> 3
