// RUN: %check %s
// arith.minimumf on f128: NaN wins, -0.0 is less than +0.0.
func.func @f128(%a: f128, %b: f128) -> f128 {
  %r = arith.minimumf %a, %b : f128
  return %r : f128
}
// CALL: @f128(1.0, 2.0) -> 1.0
// CALL: @f128(2.0, 1.0) -> 1.0
// CALL: @f128(-1.0, 1.0) -> -1.0
// CALL: @f128(nan, 1.0) -> nan
// CALL: @f128(1.0, nan) -> nan
// CALL: @f128(nan, nan) -> nan
// CALL: @f128(inf, 1.0) -> 1.0
// CALL: @f128(-inf, 1.0) -> -inf
// CALL: @f128(0x1, 0.0) -> 0.0
// CALL: @f128(0x80000000000000000000000000000001, 0x1) -> 0x80000000000000000000000000000001
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff, inf) -> 0x7ffeffffffffffffffffffffffffffff
// CALL: @f128(-inf, nan) -> nan
// CALL: @f128(0.0, -0.0) -> -0.0
// CALL: @f128(-0.0, 0.0) -> -0.0
// CALL: @f128(-0.0, -0.0) -> -0.0
// CALL: @f128(0.0, 0.0) -> 0.0
// CALL: @f128(0x405cc311df2712de1f77a88abd5a1ae0, 0x405d4ee677e5e210d68c2b34876bcce0) -> 0x405cc311df2712de1f77a88abd5a1ae0
// CALL: @f128(0xc031c424e2b64733038b72b90db34022, 0x402f9a7493e30e179f31c855de4dee18) -> 0xc031c424e2b64733038b72b90db34022
// CALL: @f128(0x401f43e2a244cae7f8870a93f1efd5b0, 0xc0035bcbfc9e092a87e3ef344634e506) -> 0xc0035bcbfc9e092a87e3ef344634e506
// CALL: @f128(0x402d004d912c72bbbe6206d290c2c7a0, 0xc03c18728d0ac83b403c5cf55aedd090) -> 0xc03c18728d0ac83b403c5cf55aedd090
// CALL-RANDOM: @f128(_, _) count=60 seed=6
