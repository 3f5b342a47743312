// RUN: %check %s
// OPERATION: cf.cond_br
// OPTIONS: index-bitwidth=32
// Shifting by 40 is too much for an index of 32 bits: the comparison is poison for cf.cond_br.
func.func @f(%a: index, %s: index) -> index {
  %x = arith.shrui %a, %s : index
  %c = arith.cmpi eq, %x, %s : index
  cf.cond_br %c, ^end(%a : index), ^end(%s : index)  // TRAP: branch-on-poison
^end(%r: index):
  return %r : index
}
// CALL: @f(80, 40) -> trap(branch-on-poison)
// CALL: @f(80, 4) -> 4
