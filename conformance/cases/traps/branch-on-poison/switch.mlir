// RUN: %check %s
// OPERATION: cf.switch
// The flag of a switch is poison.
func.func @f(%a: i8, %s: i8) -> i8 {
  %f = arith.shrui %a, %s : i8
  %x = arith.constant 10 : i8
  cf.switch %f : i8, [  // TRAP: branch-on-poison
    default: ^end(%a : i8),
    1: ^end(%x : i8)
  ]
^end(%r: i8):
  return %r : i8
}
// CALL: @f(-128, 8) -> trap(branch-on-poison)
// CALL: @f(-128, 7) -> 10
