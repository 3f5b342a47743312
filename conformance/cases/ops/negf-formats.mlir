// RUN: %check %s
// arith.negf flips the sign bit of every value, zeros and infinities included; a NaN stays one.
func.func @f16(%a: f16) -> f16 {
  %r = arith.negf %a : f16
  return %r : f16
}
func.func @bf16(%a: bf16) -> bf16 {
  %r = arith.negf %a : bf16
  return %r : bf16
}
func.func @f32(%a: f32) -> f32 {
  %r = arith.negf %a : f32
  return %r : f32
}
func.func @f64(%a: f64) -> f64 {
  %r = arith.negf %a : f64
  return %r : f64
}
func.func @f80(%a: f80) -> f80 {
  %r = arith.negf %a : f80
  return %r : f80
}
func.func @f128(%a: f128) -> f128 {
  %r = arith.negf %a : f128
  return %r : f128
}
func.func @v2(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = arith.negf %a : vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @v0(%a: vector<f16>) -> vector<f16> {
  %r = arith.negf %a : vector<f16>
  return %r : vector<f16>
}
// CALL: @f16(0.0) -> -0.0
// CALL: @f16(-0.0) -> 0.0
// CALL: @f16(1.5) -> -1.5
// CALL: @f16(-inf) -> inf
// CALL: @f16(0x1) -> 0x8001
// CALL: @f16(65504.0) -> -65504.0
// CALL: @f16(nan) -> nan
// CALL-RANDOM: @f16(_) count=30 seed=6
// CALL: @bf16(0.0) -> -0.0
// CALL: @bf16(-0.0) -> 0.0
// CALL: @bf16(1.5) -> -1.5
// CALL: @bf16(-inf) -> inf
// CALL: @bf16(0x1) -> 0x8001
// CALL: @bf16(0x7f7f) -> 0xff7f
// CALL: @bf16(nan) -> nan
// CALL-RANDOM: @bf16(_) count=30 seed=6
// CALL: @f32(0.0) -> -0.0
// CALL: @f32(-0.0) -> 0.0
// CALL: @f32(1.5) -> -1.5
// CALL: @f32(-inf) -> inf
// CALL: @f32(0x1) -> 0x80000001
// CALL: @f32(0x7f7fffff) -> 0xff7fffff
// CALL: @f32(nan) -> nan
// CALL-RANDOM: @f32(_) count=30 seed=6
// CALL: @f64(0.0) -> -0.0
// CALL: @f64(-0.0) -> 0.0
// CALL: @f64(1.5) -> -1.5
// CALL: @f64(-inf) -> inf
// CALL: @f64(0x1) -> 0x8000000000000001
// CALL: @f64(0x7fefffffffffffff) -> 0xffefffffffffffff
// CALL: @f64(nan) -> nan
// CALL-RANDOM: @f64(_) count=30 seed=6
// CALL: @f80(0.0) -> -0.0
// CALL: @f80(-0.0) -> 0.0
// CALL: @f80(1.5) -> -1.5
// CALL: @f80(-inf) -> inf
// CALL: @f80(0x1) -> 0x80000000000000000001
// CALL: @f80(0x7ffeffffffffffffffff) -> 0xfffeffffffffffffffff
// CALL: @f80(nan) -> nan
// CALL-RANDOM: @f80(_) count=30 seed=6
// CALL: @f128(0.0) -> -0.0
// CALL: @f128(-0.0) -> 0.0
// CALL: @f128(1.5) -> -1.5
// CALL: @f128(-inf) -> inf
// CALL: @f128(0x1) -> 0x80000000000000000000000000000001
// CALL: @f128(0x7ffeffffffffffffffffffffffffffff) -> 0xfffeffffffffffffffffffffffffffff
// CALL: @f128(nan) -> nan
// CALL-RANDOM: @f128(_) count=30 seed=6
// CALL: @v2([0.0, -1.5, inf, 2.0]) -> [-0.0, 1.5, -inf, -2.0]
// CALL: @v2([nan, -1.5, inf, 2.0]) -> [nan, 1.5, -inf, -2.0]
// CALL: @v2([0.0, -1.5, nan, 2.0]) -> [-0.0, 1.5, nan, -2.0]
// CALL: @v2([inf, -1.5, inf, 2.0]) -> [-inf, 1.5, -inf, -2.0]
// CALL: @v2([0.0, -1.5, -0.0, 2.0]) -> [-0.0, 1.5, 0.0, -2.0]
// CALL: @v0([-0.0]) -> [0.0]
// CALL: @v0([nan]) -> [nan]
// CALL: @v0([inf]) -> [-inf]
// CALL-RANDOM: @v0 count=40 seed=11
