// RUN: %check %s
// OPERATION: ub.unreachable
// Control reaches ub.unreachable.
func.func @f(%c: i1, %a: i8) -> i8 {
  cf.cond_br %c, ^good, ^bad
^good:
  return %a : i8
^bad:
  ub.unreachable  // TRAP: unreachable
}
// CALL: @f(false, 4) -> trap(unreachable)
// CALL: @f(true, 4) -> 4
