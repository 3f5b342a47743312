// RUN: %check %s
// CLAUSE: SUCC-05
// Three edges of a switch to one block: each brings its own value, and one of them needs no block of its own. It is
// wrong that three blocks behind the switch lead to a fourth, of the first nine blocks that a lowering may make. All
// edges to one block are right before the export.
func.func @f(%s: i32, %a: i32, %b: i32, %c: i32) -> i32 {
  cf.switch %s : i32, [
    default: ^end(%a : i32),
    1: ^end(%b : i32),
    2: ^end(%c : i32)
  ]
^end(%r: i32):
  return %r : i32
}
// CHECK-NOT: llvm.{{select|cond_br}}
// CHECK: llvm.switch
// CHECK-NOT: llvm.{{select|cond_br}}
// CHECK-NOT: llvm.br ^bb1({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb1({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb1(
// CHECK-NOT: llvm.br ^bb2({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb2({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb2(
// CHECK-NOT: llvm.br ^bb3({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb3({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb3(
// CHECK-NOT: llvm.br ^bb4({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb4({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb4(
// CHECK-NOT: llvm.br ^bb5({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb5({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb5(
// CHECK-NOT: llvm.br ^bb6({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb6({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb6(
// CHECK-NOT: llvm.br ^bb7({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb7({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb7(
// CHECK-NOT: llvm.br ^bb8({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb8({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb8(
// CHECK-NOT: llvm.br ^bb9({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb9({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^bb9(
// CALL: @f(0, 10, 20, 30) -> 10
// CALL: @f(1, 10, 20, 30) -> 20
// CALL: @f(2, 10, 20, 30) -> 30
