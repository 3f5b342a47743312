// RUN: %check %s
// CLAUSE: SUCC-06
// A repeated edge without operands is no problem.
func.func @f(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^end, ^end
^end:
  return %a : i32
}
// CHECK: llvm.cond_br %{{.*}}, ^[[END:bb[0-9]+]], ^[[END]]{{$}}
// CALL: @f(true, 4) -> 4
// CALL: @f(false, 5) -> 5
