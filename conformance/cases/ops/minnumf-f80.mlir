// RUN: %check %s
// arith.minnumf on f80: a number wins over NaN.
func.func @f80(%a: f80, %b: f80) -> f80 {
  %r = arith.minnumf %a, %b : f80
  return %r : f80
}
// CALL: @f80(1.0, 2.0) -> 1.0
// CALL: @f80(2.0, 1.0) -> 1.0
// CALL: @f80(-1.0, 1.0) -> -1.0
// CALL: @f80(nan, 1.0) -> 1.0
// CALL: @f80(1.0, nan) -> 1.0
// CALL: @f80(nan, nan) -> nan
// CALL: @f80(inf, 1.0) -> 1.0
// CALL: @f80(-inf, 1.0) -> -inf
// CALL: @f80(0x1, 0.0) -> 0.0
// CALL: @f80(0x80000000000000000001, 0x1) -> 0x80000000000000000001
// CALL: @f80(0x7ffeffffffffffffffff, inf) -> 0x7ffeffffffffffffffff
// CALL: @f80(-inf, nan) -> -inf
// CALL: @f80(-0.0, -0.0) -> -0.0
// CALL: @f80(0.0, 0.0) -> 0.0
// CALL: @f80(0x40009ca2df6d183e18f0, 0xc00585f4b668f444f950) -> 0xc00585f4b668f444f950
// CALL: @f80(0xc03098e2290796aaab78, 0xc038a45ddd5490d88332) -> 0xc038a45ddd5490d88332
// CALL: @f80(0xc002c0ffb3337437a166, 0x3ffbafed6e4bf2e050e8) -> 0xc002c0ffb3337437a166
// CALL: @f80(0xc02ee1aa8ca4f4365d1c, 0xc00ac1c51bfbc18450f0) -> 0xc02ee1aa8ca4f4365d1c
// CALL-RANDOM: @f80(_, _) count=60 seed=6
