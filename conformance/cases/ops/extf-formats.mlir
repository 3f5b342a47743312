// RUN: %check %s
// arith.extf is exact, subnormals, zeros, infinities and NaN included.
func.func @f16_f32(%a: f16) -> f32 {
  %r = arith.extf %a : f16 to f32
  return %r : f32
}
func.func @f16_f64(%a: f16) -> f64 {
  %r = arith.extf %a : f16 to f64
  return %r : f64
}
func.func @bf16_f32(%a: bf16) -> f32 {
  %r = arith.extf %a : bf16 to f32
  return %r : f32
}
func.func @bf16_f64(%a: bf16) -> f64 {
  %r = arith.extf %a : bf16 to f64
  return %r : f64
}
func.func @f32_f64(%a: f32) -> f64 {
  %r = arith.extf %a : f32 to f64
  return %r : f64
}
func.func @v2(%a: vector<2x2xf16>) -> vector<2x2xf64> {
  %r = arith.extf %a : vector<2x2xf16> to vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @v0(%a: vector<bf16>) -> vector<f32> {
  %r = arith.extf %a : vector<bf16> to vector<f32>
  return %r : vector<f32>
}
// CALL: @f16_f32(0.0) -> 0.0
// CALL: @f16_f32(-0.0) -> -0.0
// CALL: @f16_f32(1.5) -> 1.5
// CALL: @f16_f32(inf) -> inf
// CALL: @f16_f32(-inf) -> -inf
// CALL: @f16_f32(nan) -> nan
// CALL: @f16_f32(0x1) -> 0x33800000
// CALL: @f16_f32(0x8001) -> 0xb3800000
// CALL: @f16_f32(0x3ff) -> 0x387fc000
// CALL: @f16_f32(65504.0) -> 65504.0
// CALL: @f16_f32(1.0009765625) -> 1.0009765625
// CALL: @f16_f32(0x400) -> 0x38800000
// CALL: @f16_f32(-57.9375) -> -57.9375
// CALL-RANDOM: @f16_f32(_) count=60 seed=2
// CALL: @f16_f64(0.0) -> 0.0
// CALL: @f16_f64(-0.0) -> -0.0
// CALL: @f16_f64(1.5) -> 1.5
// CALL: @f16_f64(inf) -> inf
// CALL: @f16_f64(-inf) -> -inf
// CALL: @f16_f64(nan) -> nan
// CALL: @f16_f64(0x1) -> 0x3e70000000000000
// CALL: @f16_f64(0x8001) -> 0xbe70000000000000
// CALL: @f16_f64(0x3ff) -> 0x3f0ff80000000000
// CALL: @f16_f64(65504.0) -> 65504.0
// CALL: @f16_f64(1.0009765625) -> 1.0009765625
// CALL: @f16_f64(0x400) -> 0x3f10000000000000
// CALL: @f16_f64(1.03125) -> 1.03125
// CALL-RANDOM: @f16_f64(_) count=60 seed=2
// CALL: @bf16_f32(0.0) -> 0.0
// CALL: @bf16_f32(-0.0) -> -0.0
// CALL: @bf16_f32(1.5) -> 1.5
// CALL: @bf16_f32(inf) -> inf
// CALL: @bf16_f32(-inf) -> -inf
// CALL: @bf16_f32(nan) -> nan
// CALL: @bf16_f32(0x1) -> 0x10000
// CALL: @bf16_f32(0x8001) -> 0x80010000
// CALL: @bf16_f32(0x7f) -> 0x7f0000
// CALL: @bf16_f32(0x7f7f) -> 0x7f7f0000
// CALL: @bf16_f32(1.0078125) -> 1.0078125
// CALL: @bf16_f32(0x80) -> 0x800000
// CALL: @bf16_f32(-0.203125) -> -0.203125
// CALL-RANDOM: @bf16_f32(_) count=60 seed=2
// CALL: @bf16_f64(0.0) -> 0.0
// CALL: @bf16_f64(-0.0) -> -0.0
// CALL: @bf16_f64(1.5) -> 1.5
// CALL: @bf16_f64(inf) -> inf
// CALL: @bf16_f64(-inf) -> -inf
// CALL: @bf16_f64(nan) -> nan
// CALL: @bf16_f64(0x1) -> 0x37a0000000000000
// CALL: @bf16_f64(0x8001) -> 0xb7a0000000000000
// CALL: @bf16_f64(0x7f) -> 0x380fc00000000000
// CALL: @bf16_f64(0x7f7f) -> 0x47efe00000000000
// CALL: @bf16_f64(1.0078125) -> 1.0078125
// CALL: @bf16_f64(0x80) -> 0x3810000000000000
// CALL: @bf16_f64(4.375) -> 4.375
// CALL-RANDOM: @bf16_f64(_) count=60 seed=2
// CALL: @f32_f64(0.0) -> 0.0
// CALL: @f32_f64(-0.0) -> -0.0
// CALL: @f32_f64(1.5) -> 1.5
// CALL: @f32_f64(inf) -> inf
// CALL: @f32_f64(-inf) -> -inf
// CALL: @f32_f64(nan) -> nan
// CALL: @f32_f64(0x1) -> 0x36a0000000000000
// CALL: @f32_f64(0x80000001) -> 0xb6a0000000000000
// CALL: @f32_f64(0x7fffff) -> 0x380fffffc0000000
// CALL: @f32_f64(0x7f7fffff) -> 0x47efffffe0000000
// CALL: @f32_f64(0x3f800001) -> 0x3ff0000020000000
// CALL: @f32_f64(0x800000) -> 0x3810000000000000
// CALL: @f32_f64(0x3f9db1c0) -> 0x3ff3b63800000000
// CALL-RANDOM: @f32_f64(_) count=60 seed=2
// CALL: @v2([1.5, -0.0, inf, 65504.0]) -> [1.5, -0.0, inf, 65504.0]
// CALL: @v0([-2.5]) -> [-2.5]
// CALL-RANDOM: @v2(_) count=30 seed=2
