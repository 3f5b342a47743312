// RUN: %check %s
// CLAUSE: SUCC-06
// A repeated edge without operands is no problem.
func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^end, ^end
^end:
  return %a : i32
}
// CALL: @f(true, 4) -> 4
// CALL: @f(false, 5) -> 5
