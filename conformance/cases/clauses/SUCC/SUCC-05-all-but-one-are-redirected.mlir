// RUN: %check %s
// CLAUSE: SUCC-05
// Three edges of a switch to one block: each brings its own value, and one of them needs no block of its own. So there
// are at most two unconditional branches to one block behind the switch; none before the export is right as well. A
// function ends where the module does: a block may be printed behind the return.
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
// CHECK-NOT: llvm.br ^[[TO:bb[0-9]+]]({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^[[TO]]({{([^[:space:]]+[[:space:]]+)+}}llvm.br ^[[TO]](
// CALL: @f(0, 10, 20, 30) -> 10
// CALL: @f(1, 10, 20, 30) -> 20
// CALL: @f(2, 10, 20, 30) -> 30
