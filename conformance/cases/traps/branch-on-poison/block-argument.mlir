// RUN: %check %s
// OPERATION: cf.cond_br
// A poison block argument is harmless until a later branch asks for it; the other edge passes a value: cf.cond_br.
func.func @f(%a: i1, %b: i1) -> i1 {
  %p = ub.poison : i1
  cf.cond_br %a, ^next(%p : i1), ^next(%b : i1)
^next(%c: i1):
  cf.br ^last(%c : i1)
^last(%d: i1):
  cf.cond_br %d, ^end(%a : i1), ^end(%b : i1)  // TRAP: branch-on-poison
^end(%r: i1):
  return %r : i1
}
// CALL: @f(true, true) -> trap(branch-on-poison)
// CALL: @f(false, true) -> false
