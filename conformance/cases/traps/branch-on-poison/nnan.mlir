// RUN: %check %s
// OPERATION: cf.cond_br
// The comparison promises that there is no NaN; with one its result is poison: cf.cond_br.
func.func @f(%a: f64, %b: f64) -> f64 {
  %c = arith.cmpf ult, %a, %b fastmath<nnan> : f64
  cf.cond_br %c, ^end(%a : f64), ^end(%b : f64)  // TRAP: branch-on-poison
^end(%r: f64):
  return %r : f64
}
// CALL: @f(1.0, nan) -> trap(branch-on-poison)
// CALL: @f(1.0, inf) -> 1.0
