// RUN: %check %s
// OPERATION: func.call_indirect
// An indirect call of poison.
func.func private @id(%a: i8) -> i8 {
  return %a : i8
}
func.func @f(%c: i1, %a: i8) -> i8 {
  %g = constant @id : (i8) -> i8
  %p = ub.poison : (i8) -> i8
  %h = arith.select %c, %g, %p : (i8) -> i8
  %r = call_indirect %h(%a) : (i8) -> i8  // TRAP: bad-callee
  return %r : i8
}
// CALL: @f(false, 4) -> trap(bad-callee)
// CALL: @f(true, 4) -> 4
