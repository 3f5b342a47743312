// RUN: %check %s
// arith.minimumf on f16 bf16 f32 f64: NaN wins, -0.0 is less than +0.0.
func.func @f16(%a: f16, %b: f16) -> f16 {
  %r = arith.minimumf %a, %b : f16
  return %r : f16
}
func.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.minimumf %a, %b : bf16
  return %r : bf16
}
func.func @f32(%a: f32, %b: f32) -> f32 {
  %r = arith.minimumf %a, %b : f32
  return %r : f32
}
func.func @f64(%a: f64, %b: f64) -> f64 {
  %r = arith.minimumf %a, %b : f64
  return %r : f64
}
// CALL: @f16(1.0, 2.0) -> 1.0
// CALL: @f16(2.0, 1.0) -> 1.0
// CALL: @f16(-1.0, 1.0) -> -1.0
// CALL: @f16(nan, 1.0) -> nan
// CALL: @f16(1.0, nan) -> nan
// CALL: @f16(nan, nan) -> nan
// CALL: @f16(inf, 1.0) -> 1.0
// CALL: @f16(-inf, 1.0) -> -inf
// CALL: @f16(0x1, 0.0) -> 0.0
// CALL: @f16(0x8001, 0x1) -> 0x8001
// CALL: @f16(65504.0, inf) -> 65504.0
// CALL: @f16(-inf, nan) -> nan
// CALL: @f16(0.0, -0.0) -> -0.0
// CALL: @f16(-0.0, 0.0) -> -0.0
// CALL: @f16(-0.0, -0.0) -> -0.0
// CALL: @f16(0.0, 0.0) -> 0.0
// CALL: @f16(161.0, -0.2939453125) -> -0.2939453125
// CALL: @f16(4.4375, -4.125) -> -4.125
// CALL: @f16(2.078125, 76.5) -> 2.078125
// CALL: @f16(4.4765625, -37.25) -> -37.25
// CALL-RANDOM: @f16(_, _) count=60 seed=6
// CALL: @bf16(1.0, 2.0) -> 1.0
// CALL: @bf16(2.0, 1.0) -> 1.0
// CALL: @bf16(-1.0, 1.0) -> -1.0
// CALL: @bf16(nan, 1.0) -> nan
// CALL: @bf16(1.0, nan) -> nan
// CALL: @bf16(nan, nan) -> nan
// CALL: @bf16(inf, 1.0) -> 1.0
// CALL: @bf16(-inf, 1.0) -> -inf
// CALL: @bf16(0x1, 0.0) -> 0.0
// CALL: @bf16(0x8001, 0x1) -> 0x8001
// CALL: @bf16(0x7f7f, inf) -> 0x7f7f
// CALL: @bf16(-inf, nan) -> nan
// CALL: @bf16(0.0, -0.0) -> -0.0
// CALL: @bf16(-0.0, 0.0) -> -0.0
// CALL: @bf16(-0.0, -0.0) -> -0.0
// CALL: @bf16(0.0, 0.0) -> 0.0
// CALL: @bf16(-0.9375, 2.9375) -> -0.9375
// CALL: @bf16(1.921875, 11.25) -> 1.921875
// CALL: @bf16(-5.0, 4.875) -> -5.0
// CALL: @bf16(-4.625, 2.4375) -> -4.625
// CALL-RANDOM: @bf16(_, _) count=60 seed=6
// CALL: @f32(1.0, 2.0) -> 1.0
// CALL: @f32(2.0, 1.0) -> 1.0
// CALL: @f32(-1.0, 1.0) -> -1.0
// CALL: @f32(nan, 1.0) -> nan
// CALL: @f32(1.0, nan) -> nan
// CALL: @f32(nan, nan) -> nan
// CALL: @f32(inf, 1.0) -> 1.0
// CALL: @f32(-inf, 1.0) -> -inf
// CALL: @f32(0x1, 0.0) -> 0.0
// CALL: @f32(0x80000001, 0x1) -> 0x80000001
// CALL: @f32(0x7f7fffff, inf) -> 0x7f7fffff
// CALL: @f32(-inf, nan) -> nan
// CALL: @f32(0.0, -0.0) -> -0.0
// CALL: @f32(-0.0, 0.0) -> -0.0
// CALL: @f32(-0.0, -0.0) -> -0.0
// CALL: @f32(0.0, 0.0) -> 0.0
// CALL: @f32(0xc2b7fde8, 0xc1f71580) -> 0xc2b7fde8
// CALL: @f32(0x3ffca638, 0xc05443a2) -> 0xc05443a2
// CALL: @f32(0x454b455c, 0xc631ca58) -> 0xc631ca58
// CALL: @f32(0x44b579e0, -1857813.0) -> -1857813.0
// CALL-RANDOM: @f32(_, _) count=60 seed=6
// CALL: @f64(1.0, 2.0) -> 1.0
// CALL: @f64(2.0, 1.0) -> 1.0
// CALL: @f64(-1.0, 1.0) -> -1.0
// CALL: @f64(nan, 1.0) -> nan
// CALL: @f64(1.0, nan) -> nan
// CALL: @f64(nan, nan) -> nan
// CALL: @f64(inf, 1.0) -> 1.0
// CALL: @f64(-inf, 1.0) -> -inf
// CALL: @f64(0x1, 0.0) -> 0.0
// CALL: @f64(0x8000000000000001, 0x1) -> 0x8000000000000001
// CALL: @f64(0x7fefffffffffffff, inf) -> 0x7fefffffffffffff
// CALL: @f64(-inf, nan) -> nan
// CALL: @f64(0.0, -0.0) -> -0.0
// CALL: @f64(-0.0, 0.0) -> -0.0
// CALL: @f64(-0.0, -0.0) -> -0.0
// CALL: @f64(0.0, 0.0) -> 0.0
// CALL: @f64(0x41c088ee9f89f8c8, 0x42ac53c5916d7c3e) -> 0x41c088ee9f89f8c8
// CALL: @f64(0x41c5347b0fb1122e, 0x43051bcd10b76818) -> 0x41c5347b0fb1122e
// CALL: @f64(0xc25f43ecaf75f38c, 0xc09b645a18b1ca00) -> 0xc25f43ecaf75f38c
// CALL: @f64(0xc0bfff22d3f9cd84, 0x427417b8cfe57dd0) -> 0xc0bfff22d3f9cd84
// CALL-RANDOM: @f64(_, _) count=60 seed=6
