// RUN: %check %s
// CLAUSE: SUCC-09
// Both edges at the end of a loop lead to its head, with other operands each: counts zeros and ones of a number.
func.func @ones(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^loop(%n, %c0, %c0 : i32, i32, i32)
^loop(%left: i32, %odd: i32, %even: i32):
  %zero = arith.cmpi eq, %left, %c0 : i32
  cf.cond_br %zero, ^end, ^step
^step:
  %low = arith.andi %left, %c1 : i32
  %is_odd = arith.cmpi ne, %low, %c0 : i32
  %half = arith.shrui %left, %c1 : i32
  %more_odd = arith.addi %odd, %c1 : i32
  %more_even = arith.addi %even, %c1 : i32
  cf.cond_br %is_odd, ^loop(%half, %more_odd, %even : i32, i32, i32), ^loop(%half, %odd, %more_even : i32, i32, i32)
^end:
  %c16 = arith.constant 16 : i32
  %high = arith.muli %even, %c16 : i32
  %r = arith.addi %high, %odd : i32
  return %r : i32
}
// CALL: @ones(0) -> 0
// CALL: @ones(13) -> 19
// CALL: @ones(8) -> 49
// CALL-RANDOM: @ones count=40 seed=11
