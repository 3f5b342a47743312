// RUN: %check %s
// OPERATION: ub.unreachable
// A switch says that there is no other case, and there is one.
func.func @f(%x: i3) -> i32 {
  %ten = arith.constant 10 : i32
  %twenty = arith.constant 20 : i32
  cf.switch %x : i3, [
    default: ^none,
    1: ^end(%ten : i32),
    2: ^end(%twenty : i32)
  ]
^none:
  ub.unreachable  // TRAP: unreachable
^end(%r: i32):
  return %r : i32
}
// CALL: @f(3) -> trap(unreachable)
// CALL: @f(2) -> 20
