// RUN: %check %s
// OPERATION: arith.ceildivsi
// The smallest value of three bits is -4: arith.ceildivsi on i3.
func.func @f(%a: i3, %b: i3) -> i3 {
  %r = arith.ceildivsi %a, %b : i3  // TRAP: division-overflow
  return %r : i3
}
// CALL: @f(-4, -1) -> trap(division-overflow)
// CALL: @f(-4, -2) -> 2
