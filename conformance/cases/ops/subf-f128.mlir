// RUN: %check %s
// arith.subf on f128: rounded to nearest even, signed zeros, infinities, subnormals, overflow.
func.func @f128(%a: f128, %b: f128) -> f128 {
  %r = arith.subf %a, %b : f128
  return %r : f128
}
// CALL: @f128(1.5, 2.5) -> -1.0
// CALL: @f128(-0.0, -0.0) -> 0.0
// CALL: @f128(0.0, -0.0) -> 0.0
// CALL: @f128(-0.0, 0.0) -> -0.0
// CALL: @f128(1.0, 0x3f8e0000000000000000000000000000) -> 0x3ffeffffffffffffffffffffffffffff
// CALL: @f128(0x3fff0000000000000000000000000001, 0x3f8e0000000000000000000000000000) -> 1.0
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff, 0x7ffeffffffffffffffffffffffffffff) -> 0.0
// CALL: @f128(0xfffeffffffffffffffffffffffffffff, 0x7ffeffffffffffffffffffffffffffff) -> -inf
// CALL: @f128(0x10000000000000000000000000000, 0x80000000000000000000000000000001) -> 0x10000000000000000000000000001
// CALL: @f128(0x1, 0x1) -> 0.0
// CALL: @f128(inf, -inf) -> inf
// CALL: @f128(inf, inf) -> nan
// CALL: @f128(inf, 1.0) -> inf
// CALL: @f128(nan, 1.0) -> nan
// CALL: @f128(1.0, -1.0) -> 2.0
// CALL: @f128(1.0, 1.0) -> 0.0
// CALL: @f128(0xc053b51f24b0caf184caff0ca85e500a, 0xc00b82b66e9ff02364fa02a6a93af266) -> 0xc053b51f24b0caf184cafd89f1efb01a
// CALL: @f128(0x401925cedd4e87bbc20d82149e274164, 0x405d8804819759a049348b08bb7c6046) -> 0xc05d8804819759a0493478abcda777ca
// CALL: @f128(0x4061f934e0dba195def6247fdec40f7c, 0xc019594d0685c14a3aea13f73417acf4) -> 0x4061f934e0dba195def625d92bca953d
// CALL: @f128(0x4036a68ca5575bc0e514cdaf546c6054, 0xc038497e627fb261f0053a100611d470) -> 0x4038b3218bd58952294a6d7bdb2cec85
// CALL-RANDOM: @f128(_, _) count=60 seed=6
