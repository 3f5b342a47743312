// RUN: %check %s
// arith.maximumf on f16 bf16 f32 f64: NaN wins, -0.0 is less than +0.0.
func.func @f16(%a: f16, %b: f16) -> f16 {
  %r = arith.maximumf %a, %b : f16
  return %r : f16
}
func.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.maximumf %a, %b : bf16
  return %r : bf16
}
func.func @f32(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b : f32
  return %r : f32
}
func.func @f64(%a: f64, %b: f64) -> f64 {
  %r = arith.maximumf %a, %b : f64
  return %r : f64
}
// CALL: @f16(1.0, 2.0) -> 2.0
// CALL: @f16(2.0, 1.0) -> 2.0
// CALL: @f16(-1.0, 1.0) -> 1.0
// CALL: @f16(nan, 1.0) -> nan
// CALL: @f16(1.0, nan) -> nan
// CALL: @f16(nan, nan) -> nan
// CALL: @f16(inf, 1.0) -> inf
// CALL: @f16(-inf, 1.0) -> 1.0
// CALL: @f16(0x1, 0.0) -> 0x1
// CALL: @f16(0x8001, 0x1) -> 0x1
// CALL: @f16(65504.0, inf) -> inf
// CALL: @f16(-inf, nan) -> nan
// CALL: @f16(0.0, -0.0) -> 0.0
// CALL: @f16(-0.0, 0.0) -> 0.0
// CALL: @f16(-0.0, -0.0) -> -0.0
// CALL: @f16(0.0, 0.0) -> 0.0
// CALL: @f16(732.0, 0xac08) -> 732.0
// CALL: @f16(-1.06640625, 49.1875) -> 49.1875
// CALL: @f16(74.0, -0.435546875) -> 74.0
// CALL: @f16(87.0, 33.25) -> 87.0
// CALL-RANDOM: @f16(_, _) count=60 seed=6
// CALL: @bf16(1.0, 2.0) -> 2.0
// CALL: @bf16(2.0, 1.0) -> 2.0
// CALL: @bf16(-1.0, 1.0) -> 1.0
// CALL: @bf16(nan, 1.0) -> nan
// CALL: @bf16(1.0, nan) -> nan
// CALL: @bf16(nan, nan) -> nan
// CALL: @bf16(inf, 1.0) -> inf
// CALL: @bf16(-inf, 1.0) -> 1.0
// CALL: @bf16(0x1, 0.0) -> 0x1
// CALL: @bf16(0x8001, 0x1) -> 0x1
// CALL: @bf16(0x7f7f, inf) -> inf
// CALL: @bf16(-inf, nan) -> nan
// CALL: @bf16(0.0, -0.0) -> 0.0
// CALL: @bf16(-0.0, 0.0) -> 0.0
// CALL: @bf16(-0.0, -0.0) -> -0.0
// CALL: @bf16(0.0, 0.0) -> 0.0
// CALL: @bf16(-91.0, -61.0) -> -61.0
// CALL: @bf16(-25.25, -10.0) -> -10.0
// CALL: @bf16(51.0, -121.0) -> 51.0
// CALL: @bf16(-93.0, 25.0) -> 25.0
// CALL-RANDOM: @bf16(_, _) count=60 seed=6
// CALL: @f32(1.0, 2.0) -> 2.0
// CALL: @f32(2.0, 1.0) -> 2.0
// CALL: @f32(-1.0, 1.0) -> 1.0
// CALL: @f32(nan, 1.0) -> nan
// CALL: @f32(1.0, nan) -> nan
// CALL: @f32(nan, nan) -> nan
// CALL: @f32(inf, 1.0) -> inf
// CALL: @f32(-inf, 1.0) -> 1.0
// CALL: @f32(0x1, 0.0) -> 0x1
// CALL: @f32(0x80000001, 0x1) -> 0x1
// CALL: @f32(0x7f7fffff, inf) -> inf
// CALL: @f32(-inf, nan) -> nan
// CALL: @f32(0.0, -0.0) -> 0.0
// CALL: @f32(-0.0, 0.0) -> 0.0
// CALL: @f32(-0.0, -0.0) -> -0.0
// CALL: @f32(0.0, 0.0) -> 0.0
// CALL: @f32(1986298.5, 0xc1de5404) -> 1986298.5
// CALL: @f32(0x4506068a, 0xc219f3c2) -> 0x4506068a
// CALL: @f32(0x404855e0, 0xbede3c04) -> 0x404855e0
// CALL: @f32(0x3fd42d62, 0x44e37eaa) -> 0x44e37eaa
// CALL-RANDOM: @f32(_, _) count=60 seed=6
// CALL: @f64(1.0, 2.0) -> 2.0
// CALL: @f64(2.0, 1.0) -> 2.0
// CALL: @f64(-1.0, 1.0) -> 1.0
// CALL: @f64(nan, 1.0) -> nan
// CALL: @f64(1.0, nan) -> nan
// CALL: @f64(nan, nan) -> nan
// CALL: @f64(inf, 1.0) -> inf
// CALL: @f64(-inf, 1.0) -> 1.0
// CALL: @f64(0x1, 0.0) -> 0x1
// CALL: @f64(0x8000000000000001, 0x1) -> 0x1
// CALL: @f64(0x7fefffffffffffff, inf) -> inf
// CALL: @f64(-inf, nan) -> nan
// CALL: @f64(0.0, -0.0) -> 0.0
// CALL: @f64(-0.0, 0.0) -> 0.0
// CALL: @f64(-0.0, -0.0) -> -0.0
// CALL: @f64(0.0, 0.0) -> 0.0
// CALL: @f64(0xc2503813c9281b1a, 0xc308d57d97fb5ab4) -> 0xc2503813c9281b1a
// CALL: @f64(0x3ffcc08811a06478, 0x42c12c9303d886b4) -> 0x42c12c9303d886b4
// CALL: @f64(0x40a0175fa66e4c96, 0xc13b379d789109dc) -> 0x40a0175fa66e4c96
// CALL: @f64(0xc2c78299ccdce8ec, 0x409078a7957cbca4) -> 0x409078a7957cbca4
// CALL-RANDOM: @f64(_, _) count=60 seed=6
