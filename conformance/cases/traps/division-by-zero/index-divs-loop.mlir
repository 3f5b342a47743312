// RUN: %check %s
// OPERATION: index.divs
// The divisor counts down in a loop; the last iteration divides by zero in index.divs.
func.func @f(%a: index, %from: index, %to: index) -> index {
  %c1 = index.constant 1
  %c0 = index.constant 0
  cf.br ^head(%from, %c0 : index, index)
^head(%d: index, %sum: index):
  %more = index.cmp sge(%d, %to)
  cf.cond_br %more, ^body, ^end
^body:
  %q = index.divs %a, %d  // TRAP: division-by-zero
  %s = index.add %sum, %q
  %e = index.sub %d, %c1
  cf.br ^head(%e, %s : index, index)
^end:
  return %sum : index
}
// CALL: @f(-12, 3, 0) -> trap(division-by-zero)
// CALL: @f(-12, 3, 1) -> -22
