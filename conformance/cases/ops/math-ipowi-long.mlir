// RUN: %check %s
// math.ipowi of 64 bits: results that 32 bits do not hold.
func.func @pow64(%a: i64, %b: i64) -> i64 {
  %r = math.ipowi %a, %b : i64
  return %r : i64
}
// CALL: @pow64(10, 18) -> 1000000000000000000
// CALL-RANDOM: @pow64(-9..9, 0..30) count=40 seed=2
