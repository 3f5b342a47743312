// RUN: %check %s
// OPERATION: index.divs
// Doubling reaches the smallest index in the last iteration, where dividing it by minus one overflows: index.divs.
func.func @f(%n: index, %b: index) -> index {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %m1 = index.constant -1
  cf.br ^head(%c0, %m1 : index, index)
^head(%i: index, %x: index):
  %q = index.divs %x, %b  // TRAP: division-overflow
  %more = index.cmp slt(%i, %n)
  %y = index.add %x, %x
  %j = index.add %i, %c1
  cf.cond_br %more, ^head(%j, %y : index, index), ^end
^end:
  return %q : index
}
// CALL: @f(63, -1) -> trap(division-overflow)
// CALL: @f(62, -1) -> 4611686018427387904
