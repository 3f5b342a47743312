// RUN: %check %s
// CLAUSE: OPS-MATH-01
// math.ipowi: modulo 2^n; a negative power gives 1 / a^n rounded towards zero; anything to the power 0 is 1.
func.func @pow(%a: i32, %b: i32) -> i32 {
  %r = math.ipowi %a, %b : i32
  return %r : i32
}
func.func @pow64(%a: i64, %b: i64) -> i64 {
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
// CALL: @pow(3, 4) -> 81
// CALL: @pow(-2, 31) -> -2147483648
// CALL: @pow(2, 32) -> 0
// CALL: @pow(0, 0) -> 1
// CALL: @pow(0, 5) -> 0
// CALL: @pow(1, -7) -> 1
// CALL: @pow(-1, -7) -> -1
// CALL: @pow(-1, -8) -> 1
// CALL: @pow(2, -1) -> 0
// CALL: @pow(-5, -2) -> 0
// CALL: @pow64(10, 18) -> 1000000000000000000
// CALL: @pow64(-1, -9223372036854775808) -> 1
// CALL: @pow64(-1, 9223372036854775807) -> -1
// CALL: @pow(0, -1) -> trap(division-by-zero)
// CALL: @pow(2147483647, 4) -> 1
// CALL-RANDOM: @pow(1..100, _) count=40 seed=1
// CALL-RANDOM: @pow64(-9..9, 0..30) count=40 seed=2
