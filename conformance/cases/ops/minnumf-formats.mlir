// RUN: %check %s
// arith.minnumf on f16 bf16 f32 f64: a number wins over NaN.
func.func @f16(%a: f16, %b: f16) -> f16 {
  %r = arith.minnumf %a, %b : f16
  return %r : f16
}
func.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.minnumf %a, %b : bf16
  return %r : bf16
}
func.func @f32(%a: f32, %b: f32) -> f32 {
  %r = arith.minnumf %a, %b : f32
  return %r : f32
}
func.func @f64(%a: f64, %b: f64) -> f64 {
  %r = arith.minnumf %a, %b : f64
  return %r : f64
}
// CALL: @f16(1.0, 2.0) -> 1.0
// CALL: @f16(2.0, 1.0) -> 1.0
// CALL: @f16(-1.0, 1.0) -> -1.0
// CALL: @f16(nan, 1.0) -> 1.0
// CALL: @f16(1.0, nan) -> 1.0
// CALL: @f16(nan, nan) -> nan
// CALL: @f16(inf, 1.0) -> 1.0
// CALL: @f16(-inf, 1.0) -> -inf
// CALL: @f16(0x1, 0.0) -> 0.0
// CALL: @f16(0x8001, 0x1) -> 0x8001
// CALL: @f16(65504.0, inf) -> 65504.0
// CALL: @f16(-inf, nan) -> -inf
// CALL: @f16(-0.0, -0.0) -> -0.0
// CALL: @f16(0.0, 0.0) -> 0.0
// CALL: @f16(-15.515625, 6.5625) -> -15.515625
// CALL: @f16(-0.734375, -59.875) -> -59.875
// CALL: @f16(-1.255859375, 21.21875) -> -1.255859375
// CALL: @f16(-237.25, 12.9375) -> -237.25
// CALL-RANDOM: @f16(_, _) count=60 seed=6
// CALL: @bf16(1.0, 2.0) -> 1.0
// CALL: @bf16(2.0, 1.0) -> 1.0
// CALL: @bf16(-1.0, 1.0) -> -1.0
// CALL: @bf16(nan, 1.0) -> 1.0
// CALL: @bf16(1.0, nan) -> 1.0
// CALL: @bf16(nan, nan) -> nan
// CALL: @bf16(inf, 1.0) -> 1.0
// CALL: @bf16(-inf, 1.0) -> -inf
// CALL: @bf16(0x1, 0.0) -> 0.0
// CALL: @bf16(0x8001, 0x1) -> 0x8001
// CALL: @bf16(0x7f7f, inf) -> 0x7f7f
// CALL: @bf16(-inf, nan) -> -inf
// CALL: @bf16(-0.0, -0.0) -> -0.0
// CALL: @bf16(0.0, 0.0) -> 0.0
// CALL: @bf16(19.0, -0.14453125) -> -0.14453125
// CALL: @bf16(0.859375, 0.46484375) -> 0.46484375
// CALL: @bf16(-55.0, -4.625) -> -55.0
// CALL: @bf16(2.53125, 1.109375) -> 1.109375
// CALL-RANDOM: @bf16(_, _) count=60 seed=6
// CALL: @f32(-0.0, 0.0) -> _
// CALL: @f32(1.0, 2.0) -> 1.0
// CALL: @f32(2.0, 1.0) -> 1.0
// CALL: @f32(-1.0, 1.0) -> -1.0
// CALL: @f32(nan, 1.0) -> 1.0
// CALL: @f32(1.0, nan) -> 1.0
// CALL: @f32(nan, nan) -> nan
// CALL: @f32(inf, 1.0) -> 1.0
// CALL: @f32(-inf, 1.0) -> -inf
// CALL: @f32(0x1, 0.0) -> 0.0
// CALL: @f32(0x80000001, 0x1) -> 0x80000001
// CALL: @f32(0x7f7fffff, inf) -> 0x7f7fffff
// CALL: @f32(-inf, nan) -> -inf
// CALL: @f32(-0.0, -0.0) -> -0.0
// CALL: @f32(0.0, 0.0) -> 0.0
// CALL: @f32(0x3d9c4958, 3339022.0) -> 0x3d9c4958
// CALL: @f32(-437168.875, 0x3f687980) -> -437168.875
// CALL: @f32(0xc0aa4780, 223373.0) -> 0xc0aa4780
// CALL: @f32(0x4079f120, -6134227.0) -> -6134227.0
// CALL-RANDOM: @f32(_, _) count=60 seed=6
// CALL: @f64(1.0, 2.0) -> 1.0
// CALL: @f64(2.0, 1.0) -> 1.0
// CALL: @f64(-1.0, 1.0) -> -1.0
// CALL: @f64(nan, 1.0) -> 1.0
// CALL: @f64(1.0, nan) -> 1.0
// CALL: @f64(nan, nan) -> nan
// CALL: @f64(inf, 1.0) -> 1.0
// CALL: @f64(-inf, 1.0) -> -inf
// CALL: @f64(0x1, 0.0) -> 0.0
// CALL: @f64(0x8000000000000001, 0x1) -> 0x8000000000000001
// CALL: @f64(0x7fefffffffffffff, inf) -> 0x7fefffffffffffff
// CALL: @f64(-inf, nan) -> -inf
// CALL: @f64(-0.0, -0.0) -> -0.0
// CALL: @f64(0.0, 0.0) -> 0.0
// CALL: @f64(0x42ddea4e7cb0fcc4, 0x425e7bf1ca22b148) -> 0x425e7bf1ca22b148
// CALL: @f64(0xc1f96dc5aa0b9376, 0x3fbc582401e05480) -> 0xc1f96dc5aa0b9376
// CALL: @f64(0xc31e134616dbd58e, 0x406b48b03164b29a) -> 0xc31e134616dbd58e
// CALL: @f64(0xc22383ba85c2be30, 0x40c596d8090e50c6) -> 0xc22383ba85c2be30
// CALL-RANDOM: @f64(_, _) count=60 seed=6
