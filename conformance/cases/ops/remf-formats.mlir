// RUN: %check %s
// arith.remf on f16 bf16 f32 f64: exact, with the sign of the dividend.
func.func @f16(%a: f16, %b: f16) -> f16 {
  %r = arith.remf %a, %b : f16
  return %r : f16
}
func.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = arith.remf %a, %b : bf16
  return %r : bf16
}
func.func @f32(%a: f32, %b: f32) -> f32 {
  %r = arith.remf %a, %b : f32
  return %r : f32
}
func.func @f64(%a: f64, %b: f64) -> f64 {
  %r = arith.remf %a, %b : f64
  return %r : f64
}
// CALL: @f16(5.0, 3.0) -> 2.0
// CALL: @f16(-5.0, 3.0) -> -2.0
// CALL: @f16(5.0, -3.0) -> 2.0
// CALL: @f16(5.5, 1.25) -> 0.5
// CALL: @f16(0.0, 3.0) -> 0.0
// CALL: @f16(-0.0, 3.0) -> -0.0
// CALL: @f16(6.0, 3.0) -> 0.0
// CALL: @f16(-6.0, 3.0) -> -0.0
// CALL: @f16(3.0, inf) -> 3.0
// CALL: @f16(-3.0, -inf) -> -3.0
// CALL: @f16(inf, 3.0) -> nan
// CALL: @f16(1.0, 0.0) -> nan
// CALL: @f16(nan, 1.0) -> nan
// CALL: @f16(1.0, nan) -> nan
// CALL: @f16(65504.0, 3.0) -> 2.0
// CALL: @f16(65504.0, 0x400) -> 0.0
// CALL: @f16(0x400, 0x1) -> 0.0
// CALL: @f16(0x3ff, 1.0) -> 0x3ff
// CALL: @f16(1.0, 1.0009765625) -> 1.0
// CALL: @f16(7.6015625, -380.0) -> 7.6015625
// CALL: @f16(0.21484375, -115.0) -> 0.21484375
// CALL: @f16(0x3676, 0.1201171875) -> 0x2990
// CALL: @f16(166.0, 35.875) -> 22.5
// CALL-RANDOM: @f16(_, _) count=60 seed=6
// CALL: @bf16(5.0, 3.0) -> 2.0
// CALL: @bf16(-5.0, 3.0) -> -2.0
// CALL: @bf16(5.0, -3.0) -> 2.0
// CALL: @bf16(5.5, 1.25) -> 0.5
// CALL: @bf16(0.0, 3.0) -> 0.0
// CALL: @bf16(-0.0, 3.0) -> -0.0
// CALL: @bf16(6.0, 3.0) -> 0.0
// CALL: @bf16(-6.0, 3.0) -> -0.0
// CALL: @bf16(3.0, inf) -> 3.0
// CALL: @bf16(-3.0, -inf) -> -3.0
// CALL: @bf16(inf, 3.0) -> nan
// CALL: @bf16(1.0, 0.0) -> nan
// CALL: @bf16(nan, 1.0) -> nan
// CALL: @bf16(1.0, nan) -> nan
// CALL: @bf16(0x7f7f, 3.0) -> 0.0
// CALL: @bf16(0x7f7f, 0x80) -> 0.0
// CALL: @bf16(0x80, 0x1) -> 0.0
// CALL: @bf16(0x7f, 1.0) -> 0x7f
// CALL: @bf16(1.0, 1.0078125) -> 1.0
// CALL: @bf16(0.46875, 3.625) -> 0.46875
// CALL: @bf16(0.65625, -10.25) -> 0.65625
// CALL: @bf16(-1.84375, 0.4375) -> -0.09375
// CALL: @bf16(-1.375, -18.5) -> -1.375
// CALL-RANDOM: @bf16(_, _) count=60 seed=6
// CALL: @f32(5.0, 3.0) -> 2.0
// CALL: @f32(-5.0, 3.0) -> -2.0
// CALL: @f32(5.0, -3.0) -> 2.0
// CALL: @f32(5.5, 1.25) -> 0.5
// CALL: @f32(0.0, 3.0) -> 0.0
// CALL: @f32(-0.0, 3.0) -> -0.0
// CALL: @f32(6.0, 3.0) -> 0.0
// CALL: @f32(-6.0, 3.0) -> -0.0
// CALL: @f32(3.0, inf) -> 3.0
// CALL: @f32(-3.0, -inf) -> -3.0
// CALL: @f32(inf, 3.0) -> nan
// CALL: @f32(1.0, 0.0) -> nan
// CALL: @f32(nan, 1.0) -> nan
// CALL: @f32(1.0, nan) -> nan
// CALL: @f32(0x7f7fffff, 3.0) -> 0.0
// CALL: @f32(0x7f7fffff, 0x800000) -> 0.0
// CALL: @f32(0x800000, 0x1) -> 0.0
// CALL: @f32(0x7fffff, 1.0) -> 0x7fffff
// CALL: @f32(1.0, 0x3f800001) -> 1.0
// CALL: @f32(-45945.046875, 0x3f70fe94) -> 0xbf46129c
// CALL: @f32(82745.671875, 0xc26af512) -> 0x4222cd00
// CALL: @f32(0x3eaf5a30, 1444966.5) -> 0x3eaf5a30
// CALL: @f32(0x452bed08, 0xc4c3b8c4) -> 0x4494214c
// CALL-RANDOM: @f32(_, _) count=60 seed=6
// CALL: @f64(5.0, 3.0) -> 2.0
// CALL: @f64(-5.0, 3.0) -> -2.0
// CALL: @f64(5.0, -3.0) -> 2.0
// CALL: @f64(5.5, 1.25) -> 0.5
// CALL: @f64(0.0, 3.0) -> 0.0
// CALL: @f64(-0.0, 3.0) -> -0.0
// CALL: @f64(6.0, 3.0) -> 0.0
// CALL: @f64(-6.0, 3.0) -> -0.0
// CALL: @f64(3.0, inf) -> 3.0
// CALL: @f64(-3.0, -inf) -> -3.0
// CALL: @f64(inf, 3.0) -> nan
// CALL: @f64(1.0, 0.0) -> nan
// CALL: @f64(nan, 1.0) -> nan
// CALL: @f64(1.0, nan) -> nan
// CALL: @f64(0x7fefffffffffffff, 3.0) -> 2.0
// CALL: @f64(0x7fefffffffffffff, 0x10000000000000) -> 0.0
// CALL: @f64(0x10000000000000, 0x1) -> 0.0
// CALL: @f64(0xfffffffffffff, 1.0) -> 0xfffffffffffff
// CALL: @f64(1.0, 0x3ff0000000000001) -> 1.0
// CALL: @f64(0xc0c6aa16685df420, 0x400042ef6562c798) -> 0xbff9e97a918f5dc0
// CALL: @f64(0x4173135939903350, 0x421526e27737a7f8) -> 0x4173135939903350
// CALL: @f64(0xc06c5c9c9815b600, 0xc0fb3e6a1eecbdd0) -> 0xc06c5c9c9815b600
// CALL: @f64(0xc3148f211f903f98, 0x411e6fb0072f4098) -> 0xc0edeb2b2910ae80
// CALL-RANDOM: @f64(_, _) count=60 seed=6
