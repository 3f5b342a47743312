// RUN: %check %s
// OPERATION: func.call_indirect
// A helper returns the function to call; for an odd choice it returns poison: func.call_indirect.
func.func private @negate(%a: f32) -> f32 {
  %r = arith.negf %a : f32
  return %r : f32
}
func.func private @choose(%c: i1) -> ((f32) -> f32) {
  cf.cond_br %c, ^bad, ^good
^bad:
  %p = ub.poison : (f32) -> f32
  return %p : (f32) -> f32
^good:
  %g = constant @negate : (f32) -> f32
  return %g : (f32) -> f32
}
func.func @f(%c: i1, %a: f32) -> f32 {
  %g = call @choose(%c) : (i1) -> ((f32) -> f32)
  %r = call_indirect %g(%a) : (f32) -> f32  // TRAP: bad-callee
  return %r : f32
}
// CALL: @f(true, 1.5) -> trap(bad-callee)
// CALL: @f(false, 1.5) -> -1.5
