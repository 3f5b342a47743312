// RUN: %check %s
// OPERATION: ub.unreachable
// Each call goes one step down, and below zero there is nothing.
func.func private @down(%n: i32) -> i32 {
  %two = arith.constant 2 : i32
  %zero = arith.constant 0 : i32
  %end = arith.cmpi eq, %n, %zero : i32
  cf.cond_br %end, ^end, ^more
^more:
  %below = arith.cmpi slt, %n, %zero : i32
  cf.cond_br %below, ^bad, ^step
^step:
  %k = arith.subi %n, %two : i32
  %r = func.call @down(%k) : (i32) -> i32
  %s = arith.addi %r, %n : i32
  return %s : i32
^bad:
  ub.unreachable  // TRAP: unreachable
^end:
  return %zero : i32
}
func.func @f(%n: i32) -> i32 {
  %r = func.call @down(%n) : (i32) -> i32
  return %r : i32
}
// CALL: @f(5) -> trap(unreachable)
// CALL: @f(6) -> 12
