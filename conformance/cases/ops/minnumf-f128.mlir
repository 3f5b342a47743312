// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.minnumf on f128: a number wins over NaN.
func.func @f128(%a: f128, %b: f128) -> f128 {
  %r = arith.minnumf %a, %b : f128
  return %r : f128
}
// CALL: @f128(1.0, 2.0) -> 1.0
// CALL: @f128(2.0, 1.0) -> 1.0
// CALL: @f128(-1.0, 1.0) -> -1.0
// CALL: @f128(nan, 1.0) -> 1.0
// CALL: @f128(1.0, nan) -> 1.0
// CALL: @f128(nan, nan) -> nan
// CALL: @f128(inf, 1.0) -> 1.0
// CALL: @f128(-inf, 1.0) -> -inf
// CALL: @f128(0x1, 0.0) -> 0.0
// CALL: @f128(0x80000000000000000000000000000001, 0x1) -> 0x80000000000000000000000000000001
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff, inf) -> 0x7ffeffffffffffffffffffffffffffff
// CALL: @f128(-inf, nan) -> -inf
// CALL: @f128(-0.0, -0.0) -> -0.0
// CALL: @f128(0.0, 0.0) -> 0.0
// CALL: @f128(0x404f780c55312b01187babef135435c0, 0x402459a496c0fa9ce87b63c771c1a444) -> 0x402459a496c0fa9ce87b63c771c1a444
// CALL: @f128(0xc00557bb34ef3bec81c075bd136d9050, 0xc014c7b2eb8996007fd58defda180e60) -> 0xc014c7b2eb8996007fd58defda180e60
// CALL: @f128(0x4029a506b7c0894cc6bd060b5d26c138, 0x4068c3e3f0e44cccca9078781289c298) -> 0x4029a506b7c0894cc6bd060b5d26c138
// CALL: @f128(0xc04e96b54aa70d75180deac9c8e4e928, 0xc00107da4698f6b551c03f114a9c9c48) -> 0xc04e96b54aa70d75180deac9c8e4e928
// CALL-RANDOM: @f128(_, _) count=60 seed=6
