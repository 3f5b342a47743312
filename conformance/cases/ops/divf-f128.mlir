// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.divf on f128: rounded to nearest even; division by zero is infinity or NaN.
func.func @f128(%a: f128, %b: f128) -> f128 {
  %r = arith.divf %a, %b : f128
  return %r : f128
}
// CALL: @f128(1.0, 3.0) -> 0x3ffd5555555555555555555555555555
// CALL: @f128(-2.0, 3.0) -> 0xbffe5555555555555555555555555555
// CALL: @f128(1.0, 0.0) -> inf
// CALL: @f128(1.0, -0.0) -> -inf
// CALL: @f128(0.0, 0.0) -> nan
// CALL: @f128(inf, inf) -> nan
// CALL: @f128(5.0, -inf) -> -0.0
// CALL: @f128(-inf, 2.0) -> -inf
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff, 0.5) -> inf
// CALL: @f128(0x10000000000000000000000000000, 2.0) -> 0x8000000000000000000000000000
// CALL: @f128(0x1, 2.0) -> 0.0
// CALL: @f128(0x1, 3.0) -> 0.0
// CALL: @f128(nan, 1.0) -> nan
// CALL: @f128(-7.0, 2.0) -> -3.5
// CALL: @f128(1.0, 10.0) -> 0x3ffb999999999999999999999999999a
// CALL: @f128(0xffffffffffffffffffffffffffff, 0x10000000000000000000000000000) -> 0x3ffefffffffffffffffffffffffffffe
// CALL: @f128(0xc068a6232296000e646277ee5b21c514, 0xc02804af379644fa1b2c3d1d2dd13e2c) -> 0x403f9e8d314881741e4304e11910c99c
// CALL: @f128(0xc03f69df3a5757b636f0ae0c526ce8f0, 0xc01ee0fd0d09d58e34bd490c867e04d0) -> 0x401f813419e7ceda20fb9cab96c30e1d
// CALL: @f128(0x400b00d73f4eedd0fdf721ada4a93c38, 0xc033dc4f3fb59847eb2ffd8530c1a4c4) -> 0xbfd6141610b9c61bc6389902f5aca876
// CALL: @f128(0xc04ec08228ebb40664b0df11dff585a8, 0x4021981c202e1a577e9c605863cf5da2) -> 0xc02c19575f5f2c93bc721971897740a5
// CALL-RANDOM: @f128(_, _) count=60 seed=6
