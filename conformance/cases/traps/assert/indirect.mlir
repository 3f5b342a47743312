// RUN: %check %s
// OPERATION: cf.assert
// Two functions of one type are called through a value, and only one of them asserts what does not hold: cf.assert.
func.func private @even(%a: i16) -> i16 {
  %b = arith.trunci %a : i16 to i1
  %t = arith.constant true
  %c = arith.xori %b, %t : i1
  cf.assert %c, "even"  // TRAP: assert
  return %a : i16
}
func.func private @odd(%a: i16) -> i16 {
  %b = arith.trunci %a : i16 to i1
  cf.assert %b, "odd"
  return %a : i16
}
func.func @f(%c: i1, %a: i16) -> i16 {
  %e = constant @even : (i16) -> i16
  %o = constant @odd : (i16) -> i16
  %g = arith.select %c, %e, %o : (i16) -> i16
  %r = call_indirect %g(%a) : (i16) -> i16
  return %r : i16
}
// CALL: @f(true, 7) -> trap(assert)
// CALL: @f(false, 7) -> 7
