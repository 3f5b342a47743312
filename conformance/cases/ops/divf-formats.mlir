// RUN: %check %s
// arith.divf on f16 bf16 f32 f64: rounded to nearest even; division by zero is infinity or NaN.
func.func @f16(%a: f16, %b: f16) -> f16 {
  %r = arith.divf %a, %b : f16
  return %r : f16
}
func.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.divf %a, %b : bf16
  return %r : bf16
}
func.func @f32(%a: f32, %b: f32) -> f32 {
  %r = arith.divf %a, %b : f32
  return %r : f32
}
func.func @f64(%a: f64, %b: f64) -> f64 {
  %r = arith.divf %a, %b : f64
  return %r : f64
}
// CALL: @f16(1.0, 3.0) -> 0x3555
// CALL: @f16(-2.0, 3.0) -> 0xb955
// CALL: @f16(1.0, 0.0) -> inf
// CALL: @f16(1.0, -0.0) -> -inf
// CALL: @f16(0.0, 0.0) -> nan
// CALL: @f16(inf, inf) -> nan
// CALL: @f16(5.0, -inf) -> -0.0
// CALL: @f16(-inf, 2.0) -> -inf
// CALL: @f16(65504.0, 0.5) -> inf
// CALL: @f16(0x400, 2.0) -> 0x200
// CALL: @f16(0x1, 2.0) -> 0.0
// CALL: @f16(0x1, 3.0) -> 0.0
// CALL: @f16(nan, 1.0) -> nan
// CALL: @f16(-7.0, 2.0) -> -3.5
// CALL: @f16(1.0, 10.0) -> 0x2e66
// CALL: @f16(0x3ff, 0x400) -> 0.9990234375
// CALL: @f16(-33.25, -15.0) -> 2.216796875
// CALL: @f16(12.53125, 6.984375) -> 1.7939453125
// CALL: @f16(-0.275390625, -26.625) -> 0x214c
// CALL: @f16(-63.1875, 1.91015625) -> -33.09375
// CALL-RANDOM: @f16(_, _) count=60 seed=6
// CALL: @bf16(1.0, 3.0) -> 0.333984375
// CALL: @bf16(-2.0, 3.0) -> -0.66796875
// CALL: @bf16(1.0, 0.0) -> inf
// CALL: @bf16(1.0, -0.0) -> -inf
// CALL: @bf16(0.0, 0.0) -> nan
// CALL: @bf16(inf, inf) -> nan
// CALL: @bf16(5.0, -inf) -> -0.0
// CALL: @bf16(-inf, 2.0) -> -inf
// CALL: @bf16(0x7f7f, 0.5) -> inf
// CALL: @bf16(0x80, 2.0) -> 0x40
// CALL: @bf16(0x1, 2.0) -> 0.0
// CALL: @bf16(0x1, 3.0) -> 0.0
// CALL: @bf16(nan, 1.0) -> nan
// CALL: @bf16(-7.0, 2.0) -> -3.5
// CALL: @bf16(1.0, 10.0) -> 0x3dcd
// CALL: @bf16(0x7f, 0x80) -> 0.9921875
// CALL: @bf16(-13.875, -0.25) -> 55.5
// CALL: @bf16(-6.125, -0.5390625) -> 11.375
// CALL: @bf16(-4.5, 4.125) -> -1.09375
// CALL: @bf16(-0.7890625, 7.0) -> 0xbde7
// CALL-RANDOM: @bf16(_, _) count=60 seed=6
// CALL: @f32(1.0, 3.0) -> 0x3eaaaaab
// CALL: @f32(-2.0, 3.0) -> 0xbf2aaaab
// CALL: @f32(1.0, 0.0) -> inf
// CALL: @f32(1.0, -0.0) -> -inf
// CALL: @f32(0.0, 0.0) -> nan
// CALL: @f32(inf, inf) -> nan
// CALL: @f32(5.0, -inf) -> -0.0
// CALL: @f32(-inf, 2.0) -> -inf
// CALL: @f32(0x7f7fffff, 0.5) -> inf
// CALL: @f32(0x800000, 2.0) -> 0x400000
// CALL: @f32(0x1, 2.0) -> 0.0
// CALL: @f32(0x1, 3.0) -> 0.0
// CALL: @f32(nan, 1.0) -> nan
// CALL: @f32(-7.0, 2.0) -> -3.5
// CALL: @f32(1.0, 10.0) -> 0x3dcccccd
// CALL: @f32(0x7fffff, 0x800000) -> 0x3f7ffffe
// CALL: @f32(51966.921875, 0xc1f4e580) -> 0xc4d43315
// CALL: @f32(0x40521f6c, 0xc1631d4e) -> 0xbe6cd8e1
// CALL: @f32(0xc4b50d48, -116822.28125) -> 0x3c4b22dd
// CALL: @f32(0xc173e6f0, 0xc4375770) -> 0x3caa47c7
// CALL-RANDOM: @f32(_, _) count=60 seed=6
// CALL: @f64(1.0, 3.0) -> 0x3fd5555555555555
// CALL: @f64(-2.0, 3.0) -> 0xbfe5555555555555
// CALL: @f64(1.0, 0.0) -> inf
// CALL: @f64(1.0, -0.0) -> -inf
// CALL: @f64(0.0, 0.0) -> nan
// CALL: @f64(inf, inf) -> nan
// CALL: @f64(5.0, -inf) -> -0.0
// CALL: @f64(-inf, 2.0) -> -inf
// CALL: @f64(0x7fefffffffffffff, 0.5) -> inf
// CALL: @f64(0x10000000000000, 2.0) -> 0x8000000000000
// CALL: @f64(0x1, 2.0) -> 0.0
// CALL: @f64(0x1, 3.0) -> 0.0
// CALL: @f64(nan, 1.0) -> nan
// CALL: @f64(-7.0, 2.0) -> -3.5
// CALL: @f64(1.0, 10.0) -> 0x3fb999999999999a
// CALL: @f64(0xfffffffffffff, 0x10000000000000) -> 0x3feffffffffffffe
// CALL: @f64(0x42eadca43515af80, 0xc14b4f4686f40c70) -> 0xc18f79ad9039599a
// CALL: @f64(0x41db23f797b93244, 0xc2d8c13c88d86e2a) -> 0xbef18abd20106c66
// CALL: @f64(0xc1d566402305ea3c, 0xc09420919e5eba90) -> 0x413102e6037a7f29
// CALL: @f64(0x3ff9649df2bddd00, 0xc1fdf5751094a86a) -> 0xbdeb1f85ee5e3e3f
// CALL-RANDOM: @f64(_, _) count=60 seed=6
