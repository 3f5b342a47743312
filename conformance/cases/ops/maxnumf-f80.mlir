// RUN: %check %s
// arith.maxnumf on f80: a number wins over NaN.
func.func @f80(%a: f80, %b: f80) -> f80 {
  %r = arith.maxnumf %a, %b : f80
  return %r : f80
}
// CALL: @f80(1.0, 2.0) -> 2.0
// CALL: @f80(2.0, 1.0) -> 2.0
// CALL: @f80(-1.0, 1.0) -> 1.0
// CALL: @f80(nan, 1.0) -> 1.0
// CALL: @f80(1.0, nan) -> 1.0
// CALL: @f80(nan, nan) -> nan
// CALL: @f80(inf, 1.0) -> inf
// CALL: @f80(-inf, 1.0) -> 1.0
// CALL: @f80(0x1, 0.0) -> 0x1
// CALL: @f80(0x80000000000000000001, 0x1) -> 0x1
// CALL: @f80(0x7ffeffffffffffffffff, inf) -> inf
// CALL: @f80(-inf, nan) -> -inf
// CALL: @f80(-0.0, -0.0) -> -0.0
// CALL: @f80(0.0, 0.0) -> 0.0
// CALL: @f80(0x400e83f44be49f783820, 0x402a8f2cc8e0ce135698) -> 0x402a8f2cc8e0ce135698
// CALL: @f80(0xbffee92aea5b81e454fa, 0x4030bb951618bf823980) -> 0x4030bb951618bf823980
// CALL: @f80(0x400187eda3c57c969ff8, 0xc02ad6263f666ce0c816) -> 0x400187eda3c57c969ff8
// CALL: @f80(0x4038c7174aa286bca0e8, 0xc03ae0b8011a9eccdb44) -> 0x4038c7174aa286bca0e8
// CALL-RANDOM: @f80(_, _) count=60 seed=6
