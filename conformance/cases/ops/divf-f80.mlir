// RUN: %check %s
// arith.divf on f80: rounded to nearest even; division by zero is infinity or NaN.
func.func @f80(%a: f80, %b: f80) -> f80 {
  %r = arith.divf %a, %b : f80
  return %r : f80
}
// CALL: @f80(1.0, 3.0) -> 0x3ffdaaaaaaaaaaaaaaab
// CALL: @f80(-2.0, 3.0) -> 0xbffeaaaaaaaaaaaaaaab
// CALL: @f80(1.0, 0.0) -> inf
// CALL: @f80(1.0, -0.0) -> -inf
// CALL: @f80(0.0, 0.0) -> nan
// CALL: @f80(inf, inf) -> nan
// CALL: @f80(5.0, -inf) -> -0.0
// CALL: @f80(-inf, 2.0) -> -inf
// CALL: @f80(0x7ffeffffffffffffffff, 0.5) -> inf
// CALL: @f80(0x18000000000000000, 2.0) -> 0x4000000000000000
// CALL: @f80(0x1, 2.0) -> 0.0
// CALL: @f80(0x1, 3.0) -> 0.0
// CALL: @f80(nan, 1.0) -> nan
// CALL: @f80(-7.0, 2.0) -> -3.5
// CALL: @f80(1.0, 10.0) -> 0x3ffbcccccccccccccccd
// CALL: @f80(0x7fffffffffffffff, 0x18000000000000000) -> 0x3ffefffffffffffffffe
// CALL: @f80(0x400ce6c94f8ea8604d14, 0xc0128124a768a4bbe414) -> 0xbff9e4be5237c8d2f77f
// CALL: @f80(0xc030a956a1111d7923c6, 0xc01ad7f0a999fe87ba6a) -> 0x4014c8c0c73f757059d8
// CALL: @f80(0xc0079819121bad4c78d4, 0x402ec53559d5e9393d74) -> 0xbfd7c570f4df29b93f83
// CALL: @f80(0x4023edb4f4c71f4c49ee, 0xc01592cfca327abf4848) -> 0xc00dcf3f93cb6fc4c716
// CALL-RANDOM: @f80(_, _) count=60 seed=6
