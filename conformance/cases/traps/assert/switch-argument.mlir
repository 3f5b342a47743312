// RUN: %check %s
// OPERATION: cf.assert
// The asserted condition is a block argument, and each edge of a switch carries its own: cf.assert.
func.func @f(%s: i8, %a: i1) -> i8 {
  %t = arith.constant true
  %n = arith.constant false
  cf.switch %s : i8, [
    default: ^check(%a : i1),
    -1: ^check(%t : i1),
    127: ^check(%n : i1)
  ]
^check(%c: i1):
  cf.assert %c, "the edge says so"  // TRAP: assert
  return %s : i8
}
// CALL: @f(127, true) -> trap(assert)
// CALL: @f(126, false) -> trap(assert)
// CALL: @f(126, true) -> 126
// CALL: @f(-1, false) -> -1
