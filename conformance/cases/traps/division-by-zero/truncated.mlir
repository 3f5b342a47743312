// RUN: %check %s
// OPERATION: arith.divsi
// The divisor is zero after it lost its highest bit: arith.divsi on i7.
func.func @f(%a: i7, %b: i8) -> i7 {
  %d = arith.trunci %b : i8 to i7
  %r = arith.divsi %a, %d : i7  // TRAP: division-by-zero
  return %r : i7
}
// CALL: @f(63, -128) -> trap(division-by-zero)
// CALL: @f(63, -126) -> 31
