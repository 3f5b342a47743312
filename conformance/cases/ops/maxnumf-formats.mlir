// RUN: %check %s
// arith.maxnumf on f16 bf16 f32 f64: a number wins over NaN.
func.func @f16(%a: f16, %b: f16) -> f16 {
  %r = arith.maxnumf %a, %b : f16
  return %r : f16
}
func.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.maxnumf %a, %b : bf16
  return %r : bf16
}
func.func @f32(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b : f32
  return %r : f32
}
func.func @f64(%a: f64, %b: f64) -> f64 {
  %r = arith.maxnumf %a, %b : f64
  return %r : f64
}
// CALL: @f16(1.0, 2.0) -> 2.0
// CALL: @f16(2.0, 1.0) -> 2.0
// CALL: @f16(-1.0, 1.0) -> 1.0
// CALL: @f16(nan, 1.0) -> 1.0
// CALL: @f16(1.0, nan) -> 1.0
// CALL: @f16(nan, nan) -> nan
// CALL: @f16(inf, 1.0) -> inf
// CALL: @f16(-inf, 1.0) -> 1.0
// CALL: @f16(0x1, 0.0) -> 0x1
// CALL: @f16(0x8001, 0x1) -> 0x1
// CALL: @f16(65504.0, inf) -> inf
// CALL: @f16(-inf, nan) -> -inf
// CALL: @f16(-0.0, -0.0) -> -0.0
// CALL: @f16(0.0, 0.0) -> 0.0
// CALL: @f16(-0.216796875, -31.90625) -> -0.216796875
// CALL: @f16(-30.375, -39.75) -> -30.375
// CALL: @f16(177.0, -108.5) -> 177.0
// CALL: @f16(1.24609375, -45.1875) -> 1.24609375
// CALL-RANDOM: @f16(_, _) count=60 seed=6
// CALL: @bf16(1.0, 2.0) -> 2.0
// CALL: @bf16(2.0, 1.0) -> 2.0
// CALL: @bf16(-1.0, 1.0) -> 1.0
// CALL: @bf16(nan, 1.0) -> 1.0
// CALL: @bf16(1.0, nan) -> 1.0
// CALL: @bf16(nan, nan) -> nan
// CALL: @bf16(inf, 1.0) -> inf
// CALL: @bf16(-inf, 1.0) -> 1.0
// CALL: @bf16(0x1, 0.0) -> 0x1
// CALL: @bf16(0x8001, 0x1) -> 0x1
// CALL: @bf16(0x7f7f, inf) -> inf
// CALL: @bf16(-inf, nan) -> -inf
// CALL: @bf16(-0.0, -0.0) -> -0.0
// CALL: @bf16(0.0, 0.0) -> 0.0
// CALL: @bf16(0.47265625, 0.3671875) -> 0.47265625
// CALL: @bf16(-0.15625, -0.41796875) -> -0.15625
// CALL: @bf16(0.1015625, 1.1875) -> 1.1875
// CALL: @bf16(-9.625, -49.0) -> -9.625
// CALL-RANDOM: @bf16(_, _) count=60 seed=6
// CALL: @f32(-0.0, 0.0) -> _
// CALL: @f32(1.0, 2.0) -> 2.0
// CALL: @f32(2.0, 1.0) -> 2.0
// CALL: @f32(-1.0, 1.0) -> 1.0
// CALL: @f32(nan, 1.0) -> 1.0
// CALL: @f32(1.0, nan) -> 1.0
// CALL: @f32(nan, nan) -> nan
// CALL: @f32(inf, 1.0) -> inf
// CALL: @f32(-inf, 1.0) -> 1.0
// CALL: @f32(0x1, 0.0) -> 0x1
// CALL: @f32(0x80000001, 0x1) -> 0x1
// CALL: @f32(0x7f7fffff, inf) -> inf
// CALL: @f32(-inf, nan) -> -inf
// CALL: @f32(-0.0, -0.0) -> -0.0
// CALL: @f32(0.0, 0.0) -> 0.0
// CALL: @f32(0x4435ed04, 0xbe0e0990) -> 0x4435ed04
// CALL: @f32(0xc6963a5a, 0x3db0ec58) -> 0x3db0ec58
// CALL: @f32(0xc4fb33e8, 0xc0a4ff50) -> 0xc0a4ff50
// CALL: @f32(0xc25318dc, 0x451cf764) -> 0x451cf764
// CALL-RANDOM: @f32(_, _) count=60 seed=6
// CALL: @f64(1.0, 2.0) -> 2.0
// CALL: @f64(2.0, 1.0) -> 2.0
// CALL: @f64(-1.0, 1.0) -> 1.0
// CALL: @f64(nan, 1.0) -> 1.0
// CALL: @f64(1.0, nan) -> 1.0
// CALL: @f64(nan, nan) -> nan
// CALL: @f64(inf, 1.0) -> inf
// CALL: @f64(-inf, 1.0) -> 1.0
// CALL: @f64(0x1, 0.0) -> 0x1
// CALL: @f64(0x8000000000000001, 0x1) -> 0x1
// CALL: @f64(0x7fefffffffffffff, inf) -> inf
// CALL: @f64(-inf, nan) -> -inf
// CALL: @f64(-0.0, -0.0) -> -0.0
// CALL: @f64(0.0, 0.0) -> 0.0
// CALL: @f64(0xc24bfdd874a69f30, 0x40f4600b2f7c6d80) -> 0x40f4600b2f7c6d80
// CALL: @f64(0xbfcec754698b6ab8, 0xc136e9b5e99deb18) -> 0xbfcec754698b6ab8
// CALL: @f64(0x4246de3c0ca22ae8, 0xc262633b9f278b4c) -> 0x4246de3c0ca22ae8
// CALL: @f64(0xbff46f85d0ccb04c, 0xc1aae7f1321c3cd4) -> 0xbff46f85d0ccb04c
// CALL-RANDOM: @f64(_, _) count=60 seed=6
