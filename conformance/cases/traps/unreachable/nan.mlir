// RUN: %check %s
// OPERATION: ub.unreachable
// Either less or not less was meant to cover everything; a comparison with NaN is neither.
func.func @f(%a: f16, %b: f16) -> f16 {
  %lt = arith.cmpf olt, %a, %b : f16
  cf.cond_br %lt, ^end(%a : f16), ^other
^other:
  %ge = arith.cmpf oge, %a, %b : f16
  cf.cond_br %ge, ^end(%b : f16), ^bad
^bad:
  ub.unreachable  // TRAP: unreachable
^end(%r: f16):
  return %r : f16
}
// CALL: @f(nan, 1.0) -> trap(unreachable)
// CALL: @f(2.0, 1.0) -> 1.0
