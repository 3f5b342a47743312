// RUN: %check %s
// OPERATION: cf.assert
// The condition of an assertion is poison.
func.func @f(%a: i8, %b: i8) -> i8 {
  %q = arith.divui %a, %b exact : i8
  %c = arith.cmpi ne, %q, %a : i8
  cf.assert %c, "not one"  // TRAP: branch-on-poison
  return %a : i8
}
// CALL: @f(7, 2) -> trap(branch-on-poison)
// CALL: @f(8, 2) -> 8
