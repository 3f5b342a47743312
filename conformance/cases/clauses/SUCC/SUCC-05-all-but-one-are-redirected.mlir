// RUN: %check %s
// CLAUSE: SUCC-05
// Three edges of a switch to one block: each brings its own value, and one of them needs no block of its own. It is
// wrong that three blocks behind the switch lead to a fourth; all edges to one block are right before the export.
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
// CHECK-NOT: // 3 preds: ^bb{{[1-9][0-9]*}}, ^bb{{[1-9][0-9]*}}, ^bb{{[1-9][0-9]*}}
// CALL: @f(0, 10, 20, 30) -> 10
// CALL: @f(1, 10, 20, 30) -> 20
// CALL: @f(2, 10, 20, 30) -> 30
