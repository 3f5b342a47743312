// RUN: %check %s
// arith.truncf rounds to nearest, ties to even; too large gives infinity, too small a subnormal or zero of the same sign. One rounding only.
func.func @f32_f16(%a: f32) -> f16 {
  %r = arith.truncf %a : f32 to f16
  return %r : f16
}
func.func @f64_f16(%a: f64) -> f16 {
  %r = arith.truncf %a : f64 to f16
  return %r : f16
}
func.func @f32_bf16(%a: f32) -> bf16 {
  %r = arith.truncf %a : f32 to bf16
  return %r : bf16
}
func.func @f64_bf16(%a: f64) -> bf16 {
  %r = arith.truncf %a : f64 to bf16
  return %r : bf16
}
func.func @f64_f32(%a: f64) -> f32 {
  %r = arith.truncf %a : f64 to f32
  return %r : f32
}
func.func @v2(%a: vector<2x2xf64>) -> vector<2x2xf32> {
  %r = arith.truncf %a : vector<2x2xf64> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @v0(%a: vector<f32>) -> vector<f16> {
  %r = arith.truncf %a : vector<f32> to vector<f16>
  return %r : vector<f16>
}
// CALL: @f32_f16(0.0) -> 0.0
// CALL: @f32_f16(1.5) -> 1.5
// CALL: @f32_f16(0x3f801000) -> 1.0
// CALL: @f32_f16(0x3f803000) -> 1.001953125
// CALL: @f32_f16(0x3f801800) -> 1.0009765625
// CALL: @f32_f16(0x3f800800) -> 1.0
// CALL: @f32_f16(0xbf801000) -> -1.0
// CALL: @f32_f16(0xbf803000) -> -1.001953125
// CALL: @f32_f16(65504.0) -> 65504.0
// CALL: @f32_f16(65512.0) -> 65504.0
// CALL: @f32_f16(65520.0) -> inf
// CALL: @f32_f16(65536.0) -> inf
// CALL: @f32_f16(-65536.0) -> -inf
// CALL: @f32_f16(-65512.0) -> -65504.0
// CALL: @f32_f16(0x33800000) -> 0x1
// CALL: @f32_f16(0x33000000) -> 0.0
// CALL: @f32_f16(0x33400000) -> 0x1
// CALL: @f32_f16(0x33c00000) -> 0x2
// CALL: @f32_f16(0x34200000) -> 0x2
// CALL: @f32_f16(0x32800000) -> 0.0
// CALL: @f32_f16(0xb3000000) -> -0.0
// CALL: @f32_f16(0xb3400000) -> 0x8001
// CALL: @f32_f16(0x387fe000) -> 0x400
// CALL: @f32_f16(0x387ff000) -> 0x400
// CALL: @f32_f16(-0.0) -> -0.0
// CALL: @f32_f16(inf) -> inf
// CALL: @f32_f16(-inf) -> -inf
// CALL: @f32_f16(nan) -> nan
// CALL: @f32_f16(0x3f801001) -> 1.0009765625
// CALL: @f32_f16(0x3f802fff) -> 1.0009765625
// CALL-RANDOM: @f32_f16(_) count=60 seed=2
// CALL: @f64_f16(0.0) -> 0.0
// CALL: @f64_f16(1.5) -> 1.5
// CALL: @f64_f16(0x3ff0020000000000) -> 1.0
// CALL: @f64_f16(0x3ff0060000000000) -> 1.001953125
// CALL: @f64_f16(0x3ff0030000000000) -> 1.0009765625
// CALL: @f64_f16(0x3ff0010000000000) -> 1.0
// CALL: @f64_f16(0xbff0020000000000) -> -1.0
// CALL: @f64_f16(0xbff0060000000000) -> -1.001953125
// CALL: @f64_f16(65504.0) -> 65504.0
// CALL: @f64_f16(65512.0) -> 65504.0
// CALL: @f64_f16(65520.0) -> inf
// CALL: @f64_f16(65536.0) -> inf
// CALL: @f64_f16(-65536.0) -> -inf
// CALL: @f64_f16(-65512.0) -> -65504.0
// CALL: @f64_f16(0x3e70000000000000) -> 0x1
// CALL: @f64_f16(0x3e60000000000000) -> 0.0
// CALL: @f64_f16(0x3e68000000000000) -> 0x1
// CALL: @f64_f16(0x3e78000000000000) -> 0x2
// CALL: @f64_f16(0x3e84000000000000) -> 0x2
// CALL: @f64_f16(0x3e50000000000000) -> 0.0
// CALL: @f64_f16(0xbe60000000000000) -> -0.0
// CALL: @f64_f16(0xbe68000000000000) -> 0x8001
// CALL: @f64_f16(0x3f0ffc0000000000) -> 0x400
// CALL: @f64_f16(0x3f0ffe0000000000) -> 0x400
// CALL: @f64_f16(-0.0) -> -0.0
// CALL: @f64_f16(inf) -> inf
// CALL: @f64_f16(-inf) -> -inf
// CALL: @f64_f16(nan) -> nan
// CALL: @f64_f16(0x3ff0020000000001) -> 1.0009765625
// CALL: @f64_f16(0x3ff005ffffffffff) -> 1.0009765625
// CALL-RANDOM: @f64_f16(_) count=60 seed=2
// CALL: @f32_bf16(0.0) -> 0.0
// CALL: @f32_bf16(1.5) -> 1.5
// CALL: @f32_bf16(1.00390625) -> 1.0
// CALL: @f32_bf16(1.01171875) -> 1.015625
// CALL: @f32_bf16(1.005859375) -> 1.0078125
// CALL: @f32_bf16(1.001953125) -> 1.0
// CALL: @f32_bf16(-1.00390625) -> -1.0
// CALL: @f32_bf16(-1.01171875) -> -1.015625
// CALL: @f32_bf16(0x7f7f0000) -> 0x7f7f
// CALL: @f32_bf16(0x7f7f4000) -> 0x7f7f
// CALL: @f32_bf16(0x7f7f8000) -> inf
// CALL: @f32_bf16(0xff7f4000) -> 0xff7f
// CALL: @f32_bf16(0x10000) -> 0x1
// CALL: @f32_bf16(0x8000) -> 0.0
// CALL: @f32_bf16(0xc000) -> 0x1
// CALL: @f32_bf16(0x18000) -> 0x2
// CALL: @f32_bf16(0x28000) -> 0x2
// CALL: @f32_bf16(0x4000) -> 0.0
// CALL: @f32_bf16(0x80008000) -> -0.0
// CALL: @f32_bf16(0x8000c000) -> 0x8001
// CALL: @f32_bf16(0x7f8000) -> 0x80
// CALL: @f32_bf16(0x7fc000) -> 0x80
// CALL: @f32_bf16(-0.0) -> -0.0
// CALL: @f32_bf16(inf) -> inf
// CALL: @f32_bf16(-inf) -> -inf
// CALL: @f32_bf16(nan) -> nan
// CALL: @f32_bf16(0x3f808001) -> 1.0078125
// CALL: @f32_bf16(0x3f817fff) -> 1.0078125
// CALL-RANDOM: @f32_bf16(_) count=60 seed=2
// CALL: @f64_bf16(0.0) -> 0.0
// CALL: @f64_bf16(1.5) -> 1.5
// CALL: @f64_bf16(1.00390625) -> 1.0
// CALL: @f64_bf16(1.01171875) -> 1.015625
// CALL: @f64_bf16(1.005859375) -> 1.0078125
// CALL: @f64_bf16(1.001953125) -> 1.0
// CALL: @f64_bf16(-1.00390625) -> -1.0
// CALL: @f64_bf16(-1.01171875) -> -1.015625
// CALL: @f64_bf16(0x47efe00000000000) -> 0x7f7f
// CALL: @f64_bf16(0x47efe80000000000) -> 0x7f7f
// CALL: @f64_bf16(0x47eff00000000000) -> inf
// CALL: @f64_bf16(0x47f0000000000000) -> inf
// CALL: @f64_bf16(0xc7f0000000000000) -> -inf
// CALL: @f64_bf16(0xc7efe80000000000) -> 0xff7f
// CALL: @f64_bf16(0x37a0000000000000) -> 0x1
// CALL: @f64_bf16(0x3790000000000000) -> 0.0
// CALL: @f64_bf16(0x3798000000000000) -> 0x1
// CALL: @f64_bf16(0x37a8000000000000) -> 0x2
// CALL: @f64_bf16(0x37b4000000000000) -> 0x2
// CALL: @f64_bf16(0x3780000000000000) -> 0.0
// CALL: @f64_bf16(0xb790000000000000) -> -0.0
// CALL: @f64_bf16(0xb798000000000000) -> 0x8001
// CALL: @f64_bf16(0x380fe00000000000) -> 0x80
// CALL: @f64_bf16(0x380ff00000000000) -> 0x80
// CALL: @f64_bf16(-0.0) -> -0.0
// CALL: @f64_bf16(inf) -> inf
// CALL: @f64_bf16(-inf) -> -inf
// CALL: @f64_bf16(nan) -> nan
// CALL: @f64_bf16(0x3ff0100000000001) -> 1.0078125
// CALL: @f64_bf16(0x3ff02fffffffffff) -> 1.0078125
// CALL-RANDOM: @f64_bf16(_) count=60 seed=2
// CALL: @f64_f32(0.0) -> 0.0
// CALL: @f64_f32(1.5) -> 1.5
// CALL: @f64_f32(0x3ff0000010000000) -> 1.0
// CALL: @f64_f32(0x3ff0000030000000) -> 0x3f800002
// CALL: @f64_f32(0x3ff0000018000000) -> 0x3f800001
// CALL: @f64_f32(0x3ff0000008000000) -> 1.0
// CALL: @f64_f32(0xbff0000010000000) -> -1.0
// CALL: @f64_f32(0xbff0000030000000) -> 0xbf800002
// CALL: @f64_f32(0x47efffffe0000000) -> 0x7f7fffff
// CALL: @f64_f32(0x47efffffe8000000) -> 0x7f7fffff
// CALL: @f64_f32(0x47effffff0000000) -> inf
// CALL: @f64_f32(0x47f0000000000000) -> inf
// CALL: @f64_f32(0xc7f0000000000000) -> -inf
// CALL: @f64_f32(0xc7efffffe8000000) -> 0xff7fffff
// CALL: @f64_f32(0x36a0000000000000) -> 0x1
// CALL: @f64_f32(0x3690000000000000) -> 0.0
// CALL: @f64_f32(0x3698000000000000) -> 0x1
// CALL: @f64_f32(0x36a8000000000000) -> 0x2
// CALL: @f64_f32(0x36b4000000000000) -> 0x2
// CALL: @f64_f32(0x3680000000000000) -> 0.0
// CALL: @f64_f32(0xb690000000000000) -> -0.0
// CALL: @f64_f32(0xb698000000000000) -> 0x80000001
// CALL: @f64_f32(0x380fffffe0000000) -> 0x800000
// CALL: @f64_f32(0x380ffffff0000000) -> 0x800000
// CALL: @f64_f32(-0.0) -> -0.0
// CALL: @f64_f32(inf) -> inf
// CALL: @f64_f32(-inf) -> -inf
// CALL: @f64_f32(nan) -> nan
// CALL: @f64_f32(0x3ff0000010000001) -> 0x3f800001
// CALL: @f64_f32(0x3ff000002fffffff) -> 0x3f800001
// CALL-RANDOM: @f64_f32(_) count=60 seed=2
// CALL: @v2([1.5, -0.0, inf, 16777217.0]) -> [1.5, -0.0, inf, 16777216.0]
// CALL: @v0([65520.0]) -> [inf]
// CALL: @v0([65519.0]) -> [65504.0]
// CALL-RANDOM: @v2(_) count=30 seed=2
