// RUN: %check %s
// arith.extf is exact, subnormals, zeros, infinities and NaN included.
func.func @f16_f80(%a: f16) -> f80 {
  %r = arith.extf %a : f16 to f80
  return %r : f80
}
func.func @bf16_f80(%a: bf16) -> f80 {
  %r = arith.extf %a : bf16 to f80
  return %r : f80
}
func.func @f32_f80(%a: f32) -> f80 {
  %r = arith.extf %a : f32 to f80
  return %r : f80
}
func.func @f64_f80(%a: f64) -> f80 {
  %r = arith.extf %a : f64 to f80
  return %r : f80
}
func.func @f16_f128(%a: f16) -> f128 {
  %r = arith.extf %a : f16 to f128
  return %r : f128
}
func.func @bf16_f128(%a: bf16) -> f128 {
  %r = arith.extf %a : bf16 to f128
  return %r : f128
}
func.func @f32_f128(%a: f32) -> f128 {
  %r = arith.extf %a : f32 to f128
  return %r : f128
}
func.func @f64_f128(%a: f64) -> f128 {
  %r = arith.extf %a : f64 to f128
  return %r : f128
}
func.func @f80_f128(%a: f80) -> f128 {
  %r = arith.extf %a : f80 to f128
  return %r : f128
}
// CALL: @f16_f80(0.0) -> 0.0
// CALL: @f16_f80(-0.0) -> -0.0
// CALL: @f16_f80(1.5) -> 1.5
// CALL: @f16_f80(inf) -> inf
// CALL: @f16_f80(-inf) -> -inf
// CALL: @f16_f80(nan) -> nan
// CALL: @f16_f80(0x1) -> 0x3fe78000000000000000
// CALL: @f16_f80(0x8001) -> 0xbfe78000000000000000
// CALL: @f16_f80(0x3ff) -> 0x3ff0ffc0000000000000
// CALL: @f16_f80(65504.0) -> 65504.0
// CALL: @f16_f80(1.0009765625) -> 1.0009765625
// CALL: @f16_f80(0x400) -> 0x3ff18000000000000000
// CALL: @f16_f80(15.9375) -> 15.9375
// CALL-RANDOM: @f16_f80(_) count=60 seed=2
// CALL: @bf16_f80(0.0) -> 0.0
// CALL: @bf16_f80(-0.0) -> -0.0
// CALL: @bf16_f80(1.5) -> 1.5
// CALL: @bf16_f80(inf) -> inf
// CALL: @bf16_f80(-inf) -> -inf
// CALL: @bf16_f80(nan) -> nan
// CALL: @bf16_f80(0x1) -> 0x3f7a8000000000000000
// CALL: @bf16_f80(0x8001) -> 0xbf7a8000000000000000
// CALL: @bf16_f80(0x7f) -> 0x3f80fe00000000000000
// CALL: @bf16_f80(0x7f7f) -> 0x407eff00000000000000
// CALL: @bf16_f80(1.0078125) -> 1.0078125
// CALL: @bf16_f80(0x80) -> 0x3f818000000000000000
// CALL: @bf16_f80(0.015625) -> 0.015625
// CALL-RANDOM: @bf16_f80(_) count=60 seed=2
// CALL: @f32_f80(0.0) -> 0.0
// CALL: @f32_f80(-0.0) -> -0.0
// CALL: @f32_f80(1.5) -> 1.5
// CALL: @f32_f80(inf) -> inf
// CALL: @f32_f80(-inf) -> -inf
// CALL: @f32_f80(nan) -> nan
// CALL: @f32_f80(0x1) -> 0x3f6a8000000000000000
// CALL: @f32_f80(0x80000001) -> 0xbf6a8000000000000000
// CALL: @f32_f80(0x7fffff) -> 0x3f80fffffe0000000000
// CALL: @f32_f80(0x7f7fffff) -> 0x407effffff0000000000
// CALL: @f32_f80(0x3f800001) -> 0x3fff8000010000000000
// CALL: @f32_f80(0x800000) -> 0x3f818000000000000000
// CALL: @f32_f80(0x3fe890ec) -> 0x3fffe890ec0000000000
// CALL-RANDOM: @f32_f80(_) count=60 seed=2
// CALL: @f64_f80(0.0) -> 0.0
// CALL: @f64_f80(-0.0) -> -0.0
// CALL: @f64_f80(1.5) -> 1.5
// CALL: @f64_f80(inf) -> inf
// CALL: @f64_f80(-inf) -> -inf
// CALL: @f64_f80(nan) -> nan
// CALL: @f64_f80(0x1) -> 0x3bcd8000000000000000
// CALL: @f64_f80(0x8000000000000001) -> 0xbbcd8000000000000000
// CALL: @f64_f80(0xfffffffffffff) -> 0x3c00fffffffffffff000
// CALL: @f64_f80(0x7fefffffffffffff) -> 0x43fefffffffffffff800
// CALL: @f64_f80(0x3ff0000000000001) -> 0x3fff8000000000000800
// CALL: @f64_f80(0x10000000000000) -> 0x3c018000000000000000
// CALL: @f64_f80(0xc13c48948f3ea678) -> 0xc013e244a479f533c000
// CALL-RANDOM: @f64_f80(_) count=60 seed=2
// CALL: @f16_f128(0.0) -> 0.0
// CALL: @f16_f128(-0.0) -> -0.0
// CALL: @f16_f128(1.5) -> 1.5
// CALL: @f16_f128(inf) -> inf
// CALL: @f16_f128(-inf) -> -inf
// CALL: @f16_f128(nan) -> nan
// CALL: @f16_f128(0x1) -> 0x3fe70000000000000000000000000000
// CALL: @f16_f128(0x8001) -> 0xbfe70000000000000000000000000000
// CALL: @f16_f128(0x3ff) -> 0x3ff0ff80000000000000000000000000
// CALL: @f16_f128(65504.0) -> 65504.0
// CALL: @f16_f128(1.0009765625) -> 1.0009765625
// CALL: @f16_f128(0x400) -> 0x3ff10000000000000000000000000000
// CALL: @f16_f128(-292.0) -> -292.0
// CALL-RANDOM: @f16_f128(_) count=60 seed=2
// CALL: @bf16_f128(0.0) -> 0.0
// CALL: @bf16_f128(-0.0) -> -0.0
// CALL: @bf16_f128(1.5) -> 1.5
// CALL: @bf16_f128(inf) -> inf
// CALL: @bf16_f128(-inf) -> -inf
// CALL: @bf16_f128(nan) -> nan
// CALL: @bf16_f128(0x1) -> 0x3f7a0000000000000000000000000000
// CALL: @bf16_f128(0x8001) -> 0xbf7a0000000000000000000000000000
// CALL: @bf16_f128(0x7f) -> 0x3f80fc00000000000000000000000000
// CALL: @bf16_f128(0x7f7f) -> 0x407efe00000000000000000000000000
// CALL: @bf16_f128(1.0078125) -> 1.0078125
// CALL: @bf16_f128(0x80) -> 0x3f810000000000000000000000000000
// CALL: @bf16_f128(0.75) -> 0.75
// CALL-RANDOM: @bf16_f128(_) count=60 seed=2
// CALL: @f32_f128(0.0) -> 0.0
// CALL: @f32_f128(-0.0) -> -0.0
// CALL: @f32_f128(1.5) -> 1.5
// CALL: @f32_f128(inf) -> inf
// CALL: @f32_f128(-inf) -> -inf
// CALL: @f32_f128(nan) -> nan
// CALL: @f32_f128(0x1) -> 0x3f6a0000000000000000000000000000
// CALL: @f32_f128(0x80000001) -> 0xbf6a0000000000000000000000000000
// CALL: @f32_f128(0x7fffff) -> 0x3f80fffffc0000000000000000000000
// CALL: @f32_f128(0x7f7fffff) -> 0x407efffffe0000000000000000000000
// CALL: @f32_f128(0x3f800001) -> 0x3fff0000020000000000000000000000
// CALL: @f32_f128(0x800000) -> 0x3f810000000000000000000000000000
// CALL: @f32_f128(-787439.0) -> -787439.0
// CALL-RANDOM: @f32_f128(_) count=60 seed=2
// CALL: @f64_f128(0.0) -> 0.0
// CALL: @f64_f128(-0.0) -> -0.0
// CALL: @f64_f128(1.5) -> 1.5
// CALL: @f64_f128(inf) -> inf
// CALL: @f64_f128(-inf) -> -inf
// CALL: @f64_f128(nan) -> nan
// CALL: @f64_f128(0x1) -> 0x3bcd0000000000000000000000000000
// CALL: @f64_f128(0x8000000000000001) -> 0xbbcd0000000000000000000000000000
// CALL: @f64_f128(0xfffffffffffff) -> 0x3c00ffffffffffffe000000000000000
// CALL: @f64_f128(0x7fefffffffffffff) -> 0x43fefffffffffffff000000000000000
// CALL: @f64_f128(0x3ff0000000000001) -> 0x3fff0000000000001000000000000000
// CALL: @f64_f128(0x10000000000000) -> 0x3c010000000000000000000000000000
// CALL: @f64_f128(0xc11ba17aa5a4c742) -> 0xc011ba17aa5a4c742000000000000000
// CALL-RANDOM: @f64_f128(_) count=60 seed=2
// CALL: @f80_f128(0.0) -> 0.0
// CALL: @f80_f128(-0.0) -> -0.0
// CALL: @f80_f128(1.5) -> 1.5
// CALL: @f80_f128(inf) -> inf
// CALL: @f80_f128(-inf) -> -inf
// CALL: @f80_f128(nan) -> nan
// CALL: @f80_f128(0x1) -> 0x2000000000000
// CALL: @f80_f128(0x80000000000000000001) -> 0x80000000000000000002000000000000
// CALL: @f80_f128(0x7fffffffffffffff) -> 0xfffffffffffffffe000000000000
// CALL: @f80_f128(0x7ffeffffffffffffffff) -> 0x7ffefffffffffffffffe000000000000
// CALL: @f80_f128(0x3fff8000000000000001) -> 0x3fff0000000000000002000000000000
// CALL: @f80_f128(0x18000000000000000) -> 0x10000000000000000000000000000
// CALL: @f80_f128(0xc009cd544aed8a9ce4a4) -> 0xc0099aa895db1539c948000000000000
// CALL-RANDOM: @f80_f128(_) count=60 seed=2
