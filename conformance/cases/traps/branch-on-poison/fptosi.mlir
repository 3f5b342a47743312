// RUN: %check %s
// OPERATION: cf.switch
// A float too large for the flag's type became poison: cf.switch.
func.func @f(%a: f32) -> i8 {
  %x = arith.fptosi %a : f32 to i8
  %one = arith.constant 1 : i8
  %two = arith.constant 2 : i8
  cf.switch %x : i8, [  // TRAP: branch-on-poison
    default: ^end(%one : i8),
    127: ^end(%two : i8)
  ]
^end(%r: i8):
  return %r : i8
}
// CALL: @f(128.0) -> trap(branch-on-poison)
// CALL: @f(127.5) -> 2
