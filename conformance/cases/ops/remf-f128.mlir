// RUN: %check %s
// arith.remf on f128: exact, with the sign of the dividend.
func.func @f128(%a: f128, %b: f128) -> f128 {
  %r = arith.remf %a, %b : f128
  return %r : f128
}
// CALL: @f128(5.0, 3.0) -> 2.0
// CALL: @f128(-5.0, 3.0) -> -2.0
// CALL: @f128(5.0, -3.0) -> 2.0
// CALL: @f128(5.5, 1.25) -> 0.5
// CALL: @f128(0.0, 3.0) -> 0.0
// CALL: @f128(-0.0, 3.0) -> -0.0
// CALL: @f128(6.0, 3.0) -> 0.0
// CALL: @f128(-6.0, 3.0) -> -0.0
// CALL: @f128(3.0, inf) -> 3.0
// CALL: @f128(-3.0, -inf) -> -3.0
// CALL: @f128(inf, 3.0) -> nan
// CALL: @f128(1.0, 0.0) -> nan
// CALL: @f128(nan, 1.0) -> nan
// CALL: @f128(1.0, nan) -> nan
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff, 3.0) -> 2.0
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff, 0x10000000000000000000000000000) -> 0.0
// CALL: @f128(0x10000000000000000000000000000, 0x1) -> 0.0
// CALL: @f128(0xffffffffffffffffffffffffffff, 1.0) -> 0xffffffffffffffffffffffffffff
// CALL: @f128(1.0, 0x3fff0000000000000000000000000001) -> 1.0
// CALL: @f128(0xc00a7d7d10ea8f304fbe3447abc90258, 0xc00ec86fd70e708cfa1f10c48f289654) -> 0xc00a7d7d10ea8f304fbe3447abc90258
// CALL: @f128(0x400938d182ee6bbb945824c60404ab58, 0xc020bc06492e1b15f2c2f047ba45dd88) -> 0x400938d182ee6bbb945824c60404ab58
// CALL: @f128(0xc0568fc85eb9b3dc9d6a2556892c3c20, 0xc0450a4750c627012b5df43793944b80) -> 0xc0443686f050e5d236a9297eca1e6b00
// CALL: @f128(0x40592e0fd5035ac79f3aba0be9cc9fcc, 0x4052b8eb71314e1993a6be2d5f4cf314) -> 0x40522fe709ebd91e6fb2648983294a34
// CALL-RANDOM: @f128(_, _) count=60 seed=6
