// RUN: %check %s
// OPERATION: cf.assert
// Equality with itself is asserted, which a NaN does not have and infinity has: cf.assert.
func.func @f(%a: f32) -> f32 {
  %c = arith.cmpf oeq, %a, %a : f32
  cf.assert %c, "a number"  // TRAP: assert
  return %a : f32
}
// CALL: @f(nan) -> trap(assert)
// CALL: @f(inf) -> inf
