// RUN: %check %s
// OPERATION: func.call_indirect
// A helper calls the function it is given; what it is given is poison: func.call_indirect.
func.func private @half(%a: i16) -> i16 {
  %c1 = arith.constant 1 : i16
  %r = arith.shrui %a, %c1 : i16
  return %r : i16
}
func.func private @twice(%g: (i16) -> i16, %a: i16) -> i16 {
  %b = call_indirect %g(%a) : (i16) -> i16  // TRAP: bad-callee
  %c = call_indirect %g(%b) : (i16) -> i16
  return %c : i16
}
func.func @f(%a: i16) -> i16 {
  %p = ub.poison : (i16) -> i16
  %r = call @twice(%p, %a) : ((i16) -> i16, i16) -> i16
  return %r : i16
}
func.func @good(%a: i16) -> i16 {
  %g = constant @half : (i16) -> i16
  %r = call @twice(%g, %a) : ((i16) -> i16, i16) -> i16
  return %r : i16
}
// CALL: @f(20) -> trap(bad-callee)
// CALL: @good(20) -> 5
