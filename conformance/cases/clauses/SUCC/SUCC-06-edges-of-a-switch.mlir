// RUN: %check %s
// CLAUSE: SUCC-06
// Three edges of a switch lead to one block without arguments, and need no other block; the fourth goes elsewhere.
func.func @f(%s: i32, %a: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  cf.switch %s : i32, [
    default: ^end,
    3: ^end,
    5: ^other,
    9: ^end
  ]
^end:
  return %a : i32
^other:
  %r = arith.muli %a, %c7 : i32
  return %r : i32
}
// CHECK: llvm.switch %{{.*}} : i32, ^[[END:bb[0-9]+]] [
// CHECK: 3: ^[[END]],
// CHECK: 9: ^[[END]]{{$}}
// CHECK-NOT: llvm.br
// CALL: @f(0, 4) -> 4
// CALL: @f(3, 4) -> 4
// CALL: @f(5, 4) -> 28
// CALL: @f(9, 4) -> 4
// CALL: @f(5, -4) -> -28
// CALL: @f(5, 400000000) -> -1494967296
