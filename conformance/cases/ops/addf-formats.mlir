// RUN: %check %s
// arith.addf on f16 bf16 f32 f64: rounded to nearest even, signed zeros, infinities, subnormals, overflow.
func.func @f16(%a: f16, %b: f16) -> f16 {
  %r = arith.addf %a, %b : f16
  return %r : f16
}
func.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.addf %a, %b : bf16
  return %r : bf16
}
func.func @f32(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b : f32
  return %r : f32
}
func.func @f64(%a: f64, %b: f64) -> f64 {
  %r = arith.addf %a, %b : f64
  return %r : f64
}
// CALL: @f16(1.5, 2.5) -> 4.0
// CALL: @f16(-0.0, -0.0) -> -0.0
// CALL: @f16(0.0, -0.0) -> 0.0
// CALL: @f16(-0.0, 0.0) -> 0.0
// CALL: @f16(1.0, 0x1000) -> 1.0
// CALL: @f16(1.0009765625, 0x1000) -> 1.001953125
// CALL: @f16(65504.0, 65504.0) -> inf
// CALL: @f16(-65504.0, 65504.0) -> 0.0
// CALL: @f16(0x400, 0x8001) -> 0x3ff
// CALL: @f16(0x1, 0x1) -> 0x2
// CALL: @f16(inf, -inf) -> nan
// CALL: @f16(inf, inf) -> inf
// CALL: @f16(inf, 1.0) -> inf
// CALL: @f16(nan, 1.0) -> nan
// CALL: @f16(1.0, -1.0) -> 0.0
// CALL: @f16(1.0, 1.0) -> 2.0
// CALL: @f16(-90.25, -0.2109375) -> -90.4375
// CALL: @f16(-463.0, 2.56640625) -> -460.5
// CALL: @f16(-26.0, 169.0) -> 143.0
// CALL: @f16(3.27734375, -585.0) -> -581.5
// CALL-RANDOM: @f16(_, _) count=60 seed=6
// CALL: @bf16(1.5, 2.5) -> 4.0
// CALL: @bf16(-0.0, -0.0) -> -0.0
// CALL: @bf16(0.0, -0.0) -> 0.0
// CALL: @bf16(-0.0, 0.0) -> 0.0
// CALL: @bf16(1.0, 0.00390625) -> 1.0
// CALL: @bf16(1.0078125, 0.00390625) -> 1.015625
// CALL: @bf16(0x7f7f, 0x7f7f) -> inf
// CALL: @bf16(0xff7f, 0x7f7f) -> 0.0
// CALL: @bf16(0x80, 0x8001) -> 0x7f
// CALL: @bf16(0x1, 0x1) -> 0x2
// CALL: @bf16(inf, -inf) -> nan
// CALL: @bf16(inf, inf) -> inf
// CALL: @bf16(inf, 1.0) -> inf
// CALL: @bf16(nan, 1.0) -> nan
// CALL: @bf16(1.0, -1.0) -> 0.0
// CALL: @bf16(1.0, 1.0) -> 2.0
// CALL: @bf16(-1.65625, -10.5) -> -12.125
// CALL: @bf16(-33.5, 0.203125) -> -33.25
// CALL: @bf16(-56.5, 14.25) -> -42.25
// CALL: @bf16(33.0, 0.296875) -> 33.25
// CALL-RANDOM: @bf16(_, _) count=60 seed=6
// CALL: @f32(1.5, 2.5) -> 4.0
// CALL: @f32(-0.0, -0.0) -> -0.0
// CALL: @f32(0.0, -0.0) -> 0.0
// CALL: @f32(-0.0, 0.0) -> 0.0
// CALL: @f32(1.0, 0x33800000) -> 1.0
// CALL: @f32(0x3f800001, 0x33800000) -> 0x3f800002
// CALL: @f32(0x7f7fffff, 0x7f7fffff) -> inf
// CALL: @f32(0xff7fffff, 0x7f7fffff) -> 0.0
// CALL: @f32(0x800000, 0x80000001) -> 0x7fffff
// CALL: @f32(0x1, 0x1) -> 0x2
// CALL: @f32(inf, -inf) -> nan
// CALL: @f32(inf, inf) -> inf
// CALL: @f32(inf, 1.0) -> inf
// CALL: @f32(nan, 1.0) -> nan
// CALL: @f32(1.0, -1.0) -> 0.0
// CALL: @f32(1.0, 1.0) -> 2.0
// CALL: @f32(-59036.234375, 0xc2682652) -> 0xc766d646
// CALL: @f32(375881.375, 0xc3d770ac) -> 375450.5
// CALL: @f32(0xc2362434, 0xc1c3b0be) -> 0xc28bfe4a
// CALL: @f32(0xc1c41d58, 0x4021db50) -> 0xc1afe1ee
// CALL-RANDOM: @f32(_, _) count=60 seed=6
// CALL: @f64(1.5, 2.5) -> 4.0
// CALL: @f64(-0.0, -0.0) -> -0.0
// CALL: @f64(0.0, -0.0) -> 0.0
// CALL: @f64(-0.0, 0.0) -> 0.0
// CALL: @f64(1.0, 0x3ca0000000000000) -> 1.0
// CALL: @f64(0x3ff0000000000001, 0x3ca0000000000000) -> 0x3ff0000000000002
// CALL: @f64(0x7fefffffffffffff, 0x7fefffffffffffff) -> inf
// CALL: @f64(0xffefffffffffffff, 0x7fefffffffffffff) -> 0.0
// CALL: @f64(0x10000000000000, 0x8000000000000001) -> 0xfffffffffffff
// CALL: @f64(0x1, 0x1) -> 0x2
// CALL: @f64(inf, -inf) -> nan
// CALL: @f64(inf, inf) -> inf
// CALL: @f64(inf, 1.0) -> inf
// CALL: @f64(nan, 1.0) -> nan
// CALL: @f64(1.0, -1.0) -> 0.0
// CALL: @f64(1.0, 1.0) -> 2.0
// CALL: @f64(0xc0d96789a377d4ea, 0x4251c7ea48e9cda4) -> 0x4251c7ea2f824401
// CALL: @f64(0xc0f9c3b341551bfa, 0xc0ebfb42936637bc) -> 0xc103e0aa45841bec
// CALL: @f64(0x423e77687a102da0, 0x40f71759fc541490) -> 0x423e7769eb85cd65
// CALL: @f64(0x41e1be1cdaed60fc, 0x4135e763b98d7880) -> 0x41e1c0d9c76492ab
// CALL-RANDOM: @f64(_, _) count=60 seed=6
