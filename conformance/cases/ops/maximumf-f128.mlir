// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.maximumf on f128: NaN wins, -0.0 is less than +0.0.
func.func @f128(%a: f128, %b: f128) -> f128 {
  %r = arith.maximumf %a, %b : f128
  return %r : f128
}
// CALL: @f128(1.0, 2.0) -> 2.0
// CALL: @f128(2.0, 1.0) -> 2.0
// CALL: @f128(-1.0, 1.0) -> 1.0
// CALL: @f128(nan, 1.0) -> nan
// CALL: @f128(1.0, nan) -> nan
// CALL: @f128(nan, nan) -> nan
// CALL: @f128(inf, 1.0) -> inf
// CALL: @f128(-inf, 1.0) -> 1.0
// CALL: @f128(0x1, 0.0) -> 0x1
// CALL: @f128(0x80000000000000000000000000000001, 0x1) -> 0x1
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff, inf) -> inf
// CALL: @f128(-inf, nan) -> nan
// CALL: @f128(0.0, -0.0) -> 0.0
// CALL: @f128(-0.0, 0.0) -> 0.0
// CALL: @f128(-0.0, -0.0) -> -0.0
// CALL: @f128(0.0, 0.0) -> 0.0
// CALL: @f128(0xc02a044fc000e38cb25681e9b0037b80, 0xc010fcd4e72a22bcdabafac7435f37e0) -> 0xc010fcd4e72a22bcdabafac7435f37e0
// CALL: @f128(0xc013223ade287a78ec9aebcfe75d3220, 0x40043150ba244b8e9f653a8ee5ddbab8) -> 0x40043150ba244b8e9f653a8ee5ddbab8
// CALL: @f128(0xc02bfeab20bd12a7a8c519376cfff5b6, 0x40680087863c972e93a099ca6771274a) -> 0x40680087863c972e93a099ca6771274a
// CALL: @f128(0xc0309e0304b2d91f4decad4ffdc44e9a, 0xc02f430c596d0c98680d83809c0db46a) -> 0xc02f430c596d0c98680d83809c0db46a
// CALL: @f128(-inf, -0.0) -> -0.0
// CALL-RANDOM: @f128(_, _) count=60 seed=6
