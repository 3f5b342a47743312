// RUN: %check %s
// arith.mulf on f128: rounded to nearest even, signed zeros, infinities, subnormals, overflow and underflow.
func.func @f128(%a: f128, %b: f128) -> f128 {
  %r = arith.mulf %a, %b : f128
  return %r : f128
}
// CALL: @f128(1.5, -2.5) -> -3.75
// CALL: @f128(0x3fff0000000000000000000000000001, 0x3fff0000000000000000000000000001) -> 0x3fff0000000000000000000000000002
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff, 2.0) -> inf
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff, -2.0) -> -inf
// CALL: @f128(0x1, 0.5) -> 0.0
// CALL: @f128(0x1, 1.5) -> 0x2
// CALL: @f128(0x1, -0.75) -> 0x80000000000000000000000000000001
// CALL: @f128(0x10000000000000000000000000000, 0.5) -> 0x8000000000000000000000000000
// CALL: @f128(-0.0, 3.0) -> -0.0
// CALL: @f128(0.0, inf) -> nan
// CALL: @f128(inf, -2.0) -> -inf
// CALL: @f128(nan, 0.0) -> nan
// CALL: @f128(0x10000000000000000000000000000, 0x10000000000000000000000000000) -> 0.0
// CALL: @f128(0xffffffffffffffffffffffffffff, 2.0) -> 0x1fffffffffffffffffffffffffffe
// CALL: @f128(0x4030812dcba0149afeeb2b6a7677e97e, 0xc030fc53ae8eff19f348e795363b13fc) -> 0xc0627e6a64477ab5d520cc33841830f4
// CALL: @f128(0xc010959a60d9c11a326be44d460dc3dc, 0xc044fb7d3f91d2a4aba931a6dfd4e500) -> 0x40569207977449e313ea7d2013766c18
// CALL: @f128(0xc045fe37565ca72851cd3cedc2182b78, 0xc05da0b94980473d4b37b849fe7f26f8) -> 0x40a49f459a68b4eeb68d9edde2babe11
// CALL: @f128(0x406cb444c8705d13b4a1e707c2702bec, 0xc03ef96ad73607490a559a4864cbbc3c) -> 0xc0acaea8e1513eb2b5081368e8135729
// CALL-RANDOM: @f128(_, _) count=60 seed=6
