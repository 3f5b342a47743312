// RUN: %check %s
// CLAUSE: SUCC-03
// Through the inserted block the original successor is reached with its own operands, from a loop and out of it. So
// there are no more conditional branches than the program has.
// CHECK-LABEL: llvm.func @f(
// CHECK-NOT: llvm.{{select|switch}}
// CHECK: llvm.cond_br %
// CHECK-NOT: llvm.{{select|switch}}
// CHECK: llvm.cond_br %
// CHECK-NOT: llvm.{{select|switch|cond_br}}
func.func @f(%n: i32, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^loop(%n, %c0 : i32, i32)
^loop(%left: i32, %sum: i32):
  %odd = arith.andi %left, %c1 : i32
  %is = arith.cmpi ne, %odd, %c0 : i32
  cf.cond_br %is, ^add(%a : i32), ^add(%b : i32)
^add(%v: i32):
  %s = arith.addi %sum, %v : i32
  %next = arith.subi %left, %c1 : i32
  %more = arith.cmpi sgt, %next, %c0 : i32
  cf.cond_br %more, ^loop(%next, %s : i32, i32), ^end(%s : i32)
^end(%r: i32):
  return %r : i32
}
// CALL: @f(3, 10, 1) -> 21
// CALL: @f(4, 10, 1) -> 22
// CALL: @f(1, 10, 1) -> 10
// CALL: @f(-1, 10, 1) -> 10
// CALL: @f(0, 10, 1) -> 1
// CALL: @f(3, 2147483647, 1) -> -1
// CALL: @f(3, -2147483648, 1) -> 1
