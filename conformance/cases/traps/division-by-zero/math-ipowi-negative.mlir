// RUN: %check %s
// OPERATION: math.ipowi
// math.ipowi of zero to a negative power divides by zero; to any other power, and of any other number, it does not.
func.func @power(%a: i32, %b: i32) -> i32 {
  %r = math.ipowi %a, %b : i32  // TRAP: division-by-zero
  return %r : i32
}
// CALL: @power(0, -1) -> trap(division-by-zero)
// CALL: @power(0, -2147483648) -> trap(division-by-zero)
// CALL: @power(0, 0) -> 1
// CALL: @power(0, 1) -> 0
// CALL: @power(1, -1) -> 1
// CALL: @power(2, -2147483648) -> 0
