// RUN: %check %s
// CLAUSE: XLATE-04
// Functions refer to functions further down, and to each other.
func.func @even(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %done = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %done, ^yes, ^more
^yes:
  %t = arith.constant true
  return %t : i1
^more:
  %k = arith.subi %n, %c1 : i32
  %r = call @odd(%k) : (i32) -> i1
  return %r : i1
}
func.func private @odd(%n: i32) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %done = arith.cmpi eq, %n, %c0 : i32
  cf.cond_br %done, ^no, ^more
^no:
  %f = arith.constant false
  return %f : i1
^more:
  %k = arith.subi %n, %c1 : i32
  %r = call @even(%k) : (i32) -> i1
  return %r : i1
}
// CALL: @even(10) -> true
// CALL: @even(7) -> false
