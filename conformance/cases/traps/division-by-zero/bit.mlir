// RUN: %check %s
// The only divisor of an i1 that is not zero is one: arith.divui of one bit by zero.
func.func @f(%a: i1, %b: i1) -> i1 {
  %r = arith.divui %a, %b : i1
  return %r : i1
}
// CALL: @f(true, false) -> trap(division-by-zero)
// CALL: @f(true, true) -> true
