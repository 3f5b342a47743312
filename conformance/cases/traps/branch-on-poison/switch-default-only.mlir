// RUN: %check %s
// OPERATION: cf.switch
// A switch without cases goes the same way whatever its flag is, and still its flag must not be poison: cf.switch.
func.func @f(%a: i32, %b: i32) -> i32 {
  %s = arith.subi %a, %b overflow<nuw> : i32
  cf.switch %s : i32, [  // TRAP: branch-on-poison
    default: ^end(%b : i32)
  ]
^end(%r: i32):
  return %r : i32
}
// CALL: @f(3, 4) -> trap(branch-on-poison)
// CALL: @f(4, 3) -> 3
