// RUN: %check %s
// arith.maxnumf on f128: a number wins over NaN.
func.func @f128(%a: f128, %b: f128) -> f128 {
  %r = arith.maxnumf %a, %b : f128
  return %r : f128
}
// CALL: @f128(1.0, 2.0) -> 2.0
// CALL: @f128(2.0, 1.0) -> 2.0
// CALL: @f128(-1.0, 1.0) -> 1.0
// CALL: @f128(nan, 1.0) -> 1.0
// CALL: @f128(1.0, nan) -> 1.0
// CALL: @f128(nan, nan) -> nan
// CALL: @f128(inf, 1.0) -> inf
// CALL: @f128(-inf, 1.0) -> 1.0
// CALL: @f128(0x1, 0.0) -> 0x1
// CALL: @f128(0x80000000000000000000000000000001, 0x1) -> 0x1
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff, inf) -> inf
// CALL: @f128(-inf, nan) -> -inf
// CALL: @f128(-0.0, -0.0) -> -0.0
// CALL: @f128(0.0, 0.0) -> 0.0
// CALL: @f128(0x3ffff62c68c711a2113146fc302be0fa, 0x4024632be3f965d486176b6eedbca898) -> 0x4024632be3f965d486176b6eedbca898
// CALL: @f128(0x404b1de5d9da860285f007e86d5ac3ba, 0xc009b340db2340ee723f22492f4f1020) -> 0x404b1de5d9da860285f007e86d5ac3ba
// CALL: @f128(0x405eda9737aa83d7a33dc87f2fad7236, 0xc0544a0fd9387810a000dccafbe8981c) -> 0x405eda9737aa83d7a33dc87f2fad7236
// CALL: @f128(0xc06baa553e5c4df5a376a66802c1e898, 0xbffe0afdc53e1cdfdc5abfcfcbc74f34) -> 0xbffe0afdc53e1cdfdc5abfcfcbc74f34
// CALL-RANDOM: @f128(_, _) count=60 seed=6
