// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.truncf with each of its rounding modes: values between two neighbours, ties, overflow and underflow. Results in the order
// to_nearest_even, downward, upward, toward_zero, to_nearest_away.
func.func @f64_f32(%a: f64) -> (f32, f32, f32, f32, f32) {
  %r0 = arith.truncf %a to_nearest_even : f64 to f32
  %r1 = arith.truncf %a downward : f64 to f32
  %r2 = arith.truncf %a upward : f64 to f32
  %r3 = arith.truncf %a toward_zero : f64 to f32
  %r4 = arith.truncf %a to_nearest_away : f64 to f32
  return %r0, %r1, %r2, %r3, %r4 : f32, f32, f32, f32, f32
}
func.func @f32_f16(%a: f32) -> (f16, f16, f16, f16, f16) {
  %r0 = arith.truncf %a to_nearest_even : f32 to f16
  %r1 = arith.truncf %a downward : f32 to f16
  %r2 = arith.truncf %a upward : f32 to f16
  %r3 = arith.truncf %a toward_zero : f32 to f16
  %r4 = arith.truncf %a to_nearest_away : f32 to f16
  return %r0, %r1, %r2, %r3, %r4 : f16, f16, f16, f16, f16
}
func.func @f64_f16(%a: f64) -> (f16, f16, f16, f16, f16) {
  %r0 = arith.truncf %a to_nearest_even : f64 to f16
  %r1 = arith.truncf %a downward : f64 to f16
  %r2 = arith.truncf %a upward : f64 to f16
  %r3 = arith.truncf %a toward_zero : f64 to f16
  %r4 = arith.truncf %a to_nearest_away : f64 to f16
  return %r0, %r1, %r2, %r3, %r4 : f16, f16, f16, f16, f16
}
func.func @f32_bf16(%a: f32) -> (bf16, bf16, bf16, bf16, bf16) {
  %r0 = arith.truncf %a to_nearest_even : f32 to bf16
  %r1 = arith.truncf %a downward : f32 to bf16
  %r2 = arith.truncf %a upward : f32 to bf16
  %r3 = arith.truncf %a toward_zero : f32 to bf16
  %r4 = arith.truncf %a to_nearest_away : f32 to bf16
  return %r0, %r1, %r2, %r3, %r4 : bf16, bf16, bf16, bf16, bf16
}
// CALL: @f64_f32(0.0) -> 0.0, 0.0, 0.0, 0.0, 0.0
// CALL: @f64_f32(1.5) -> 1.5, 1.5, 1.5, 1.5, 1.5
// CALL: @f64_f32(0x3ff0000010000000) -> 1.0, 1.0, 0x3f800001, 1.0, 0x3f800001
// CALL: @f64_f32(0x3ff0000030000000) -> 0x3f800002, 0x3f800001, 0x3f800002, 0x3f800001, 0x3f800002
// CALL: @f64_f32(0x3ff0000018000000) -> 0x3f800001, 1.0, 0x3f800001, 1.0, 0x3f800001
// CALL: @f64_f32(0x3ff0000008000000) -> 1.0, 1.0, 0x3f800001, 1.0, 1.0
// CALL: @f64_f32(0xbff0000010000000) -> -1.0, 0xbf800001, -1.0, -1.0, 0xbf800001
// CALL: @f64_f32(0xbff0000030000000) -> 0xbf800002, 0xbf800002, 0xbf800001, 0xbf800001, 0xbf800002
// CALL: @f64_f32(0x47efffffe0000000) -> 0x7f7fffff, 0x7f7fffff, 0x7f7fffff, 0x7f7fffff, 0x7f7fffff
// CALL: @f64_f32(0x47efffffe8000000) -> 0x7f7fffff, 0x7f7fffff, inf, 0x7f7fffff, 0x7f7fffff
// CALL: @f64_f32(0x47effffff0000000) -> inf, 0x7f7fffff, inf, 0x7f7fffff, inf
// CALL: @f64_f32(0x47f0000000000000) -> inf, 0x7f7fffff, inf, 0x7f7fffff, inf
// CALL: @f64_f32(0xc7f0000000000000) -> -inf, -inf, 0xff7fffff, 0xff7fffff, -inf
// CALL: @f64_f32(0xc7efffffe8000000) -> 0xff7fffff, -inf, 0xff7fffff, 0xff7fffff, 0xff7fffff
// CALL: @f64_f32(0x36a0000000000000) -> 0x1, 0x1, 0x1, 0x1, 0x1
// CALL: @f64_f32(0x3690000000000000) -> 0.0, 0.0, 0x1, 0.0, 0x1
// CALL: @f64_f32(0x3698000000000000) -> 0x1, 0.0, 0x1, 0.0, 0x1
// CALL: @f64_f32(0x36a8000000000000) -> 0x2, 0x1, 0x2, 0x1, 0x2
// CALL: @f64_f32(0x36b4000000000000) -> 0x2, 0x2, 0x3, 0x2, 0x3
// CALL: @f64_f32(0x3680000000000000) -> 0.0, 0.0, 0x1, 0.0, 0.0
// CALL: @f64_f32(0xb690000000000000) -> -0.0, 0x80000001, -0.0, -0.0, 0x80000001
// CALL: @f64_f32(0xb698000000000000) -> 0x80000001, 0x80000001, -0.0, -0.0, 0x80000001
// CALL: @f64_f32(0x380fffffe0000000) -> 0x800000, 0x7fffff, 0x800000, 0x7fffff, 0x800000
// CALL: @f64_f32(0x380ffffff0000000) -> 0x800000, 0x7fffff, 0x800000, 0x7fffff, 0x800000
// CALL: @f64_f32(-0.0) -> -0.0, -0.0, -0.0, -0.0, -0.0
// CALL: @f64_f32(inf) -> inf, inf, inf, inf, inf
// CALL: @f64_f32(-inf) -> -inf, -inf, -inf, -inf, -inf
// CALL: @f64_f32(nan) -> nan, nan, nan, nan, nan
// CALL-RANDOM: @f64_f32(_) count=40 seed=2
// CALL: @f32_f16(0.0) -> 0.0, 0.0, 0.0, 0.0, 0.0
// CALL: @f32_f16(1.5) -> 1.5, 1.5, 1.5, 1.5, 1.5
// CALL: @f32_f16(0x3f801000) -> 1.0, 1.0, 1.0009765625, 1.0, 1.0009765625
// CALL: @f32_f16(0x3f803000) -> 1.001953125, 1.0009765625, 1.001953125, 1.0009765625, 1.001953125
// CALL: @f32_f16(0x3f801800) -> 1.0009765625, 1.0, 1.0009765625, 1.0, 1.0009765625
// CALL: @f32_f16(0x3f800800) -> 1.0, 1.0, 1.0009765625, 1.0, 1.0
// CALL: @f32_f16(0xbf801000) -> -1.0, -1.0009765625, -1.0, -1.0, -1.0009765625
// CALL: @f32_f16(0xbf803000) -> -1.001953125, -1.001953125, -1.0009765625, -1.0009765625, -1.001953125
// CALL: @f32_f16(65504.0) -> 65504.0, 65504.0, 65504.0, 65504.0, 65504.0
// CALL: @f32_f16(65512.0) -> 65504.0, 65504.0, inf, 65504.0, 65504.0
// CALL: @f32_f16(65520.0) -> inf, 65504.0, inf, 65504.0, inf
// CALL: @f32_f16(65536.0) -> inf, 65504.0, inf, 65504.0, inf
// CALL: @f32_f16(-65536.0) -> -inf, -inf, -65504.0, -65504.0, -inf
// CALL: @f32_f16(-65512.0) -> -65504.0, -inf, -65504.0, -65504.0, -65504.0
// CALL: @f32_f16(0x33800000) -> 0x1, 0x1, 0x1, 0x1, 0x1
// CALL: @f32_f16(0x33000000) -> 0.0, 0.0, 0x1, 0.0, 0x1
// CALL: @f32_f16(0x33400000) -> 0x1, 0.0, 0x1, 0.0, 0x1
// CALL: @f32_f16(0x33c00000) -> 0x2, 0x1, 0x2, 0x1, 0x2
// CALL: @f32_f16(0x34200000) -> 0x2, 0x2, 0x3, 0x2, 0x3
// CALL: @f32_f16(0x32800000) -> 0.0, 0.0, 0x1, 0.0, 0.0
// CALL: @f32_f16(0xb3000000) -> -0.0, 0x8001, -0.0, -0.0, 0x8001
// CALL: @f32_f16(0xb3400000) -> 0x8001, 0x8001, -0.0, -0.0, 0x8001
// CALL: @f32_f16(0x387fe000) -> 0x400, 0x3ff, 0x400, 0x3ff, 0x400
// CALL: @f32_f16(0x387ff000) -> 0x400, 0x3ff, 0x400, 0x3ff, 0x400
// CALL: @f32_f16(-0.0) -> -0.0, -0.0, -0.0, -0.0, -0.0
// CALL: @f32_f16(inf) -> inf, inf, inf, inf, inf
// CALL: @f32_f16(-inf) -> -inf, -inf, -inf, -inf, -inf
// CALL: @f32_f16(nan) -> nan, nan, nan, nan, nan
// CALL-RANDOM: @f32_f16(_) count=40 seed=2
// CALL: @f64_f16(0.0) -> 0.0, 0.0, 0.0, 0.0, 0.0
// CALL: @f64_f16(1.5) -> 1.5, 1.5, 1.5, 1.5, 1.5
// CALL: @f64_f16(0x3ff0020000000000) -> 1.0, 1.0, 1.0009765625, 1.0, 1.0009765625
// CALL: @f64_f16(0x3ff0060000000000) -> 1.001953125, 1.0009765625, 1.001953125, 1.0009765625, 1.001953125
// CALL: @f64_f16(0x3ff0030000000000) -> 1.0009765625, 1.0, 1.0009765625, 1.0, 1.0009765625
// CALL: @f64_f16(0x3ff0010000000000) -> 1.0, 1.0, 1.0009765625, 1.0, 1.0
// CALL: @f64_f16(0xbff0020000000000) -> -1.0, -1.0009765625, -1.0, -1.0, -1.0009765625
// CALL: @f64_f16(0xbff0060000000000) -> -1.001953125, -1.001953125, -1.0009765625, -1.0009765625, -1.001953125
// CALL: @f64_f16(65504.0) -> 65504.0, 65504.0, 65504.0, 65504.0, 65504.0
// CALL: @f64_f16(65512.0) -> 65504.0, 65504.0, inf, 65504.0, 65504.0
// CALL: @f64_f16(65520.0) -> inf, 65504.0, inf, 65504.0, inf
// CALL: @f64_f16(65536.0) -> inf, 65504.0, inf, 65504.0, inf
// CALL: @f64_f16(-65536.0) -> -inf, -inf, -65504.0, -65504.0, -inf
// CALL: @f64_f16(-65512.0) -> -65504.0, -inf, -65504.0, -65504.0, -65504.0
// CALL: @f64_f16(0x3e70000000000000) -> 0x1, 0x1, 0x1, 0x1, 0x1
// CALL: @f64_f16(0x3e60000000000000) -> 0.0, 0.0, 0x1, 0.0, 0x1
// CALL: @f64_f16(0x3e68000000000000) -> 0x1, 0.0, 0x1, 0.0, 0x1
// CALL: @f64_f16(0x3e78000000000000) -> 0x2, 0x1, 0x2, 0x1, 0x2
// CALL: @f64_f16(0x3e84000000000000) -> 0x2, 0x2, 0x3, 0x2, 0x3
// CALL: @f64_f16(0x3e50000000000000) -> 0.0, 0.0, 0x1, 0.0, 0.0
// CALL: @f64_f16(0xbe60000000000000) -> -0.0, 0x8001, -0.0, -0.0, 0x8001
// CALL: @f64_f16(0xbe68000000000000) -> 0x8001, 0x8001, -0.0, -0.0, 0x8001
// CALL: @f64_f16(0x3f0ffc0000000000) -> 0x400, 0x3ff, 0x400, 0x3ff, 0x400
// CALL: @f64_f16(0x3f0ffe0000000000) -> 0x400, 0x3ff, 0x400, 0x3ff, 0x400
// CALL: @f64_f16(-0.0) -> -0.0, -0.0, -0.0, -0.0, -0.0
// CALL: @f64_f16(inf) -> inf, inf, inf, inf, inf
// CALL: @f64_f16(-inf) -> -inf, -inf, -inf, -inf, -inf
// CALL: @f64_f16(nan) -> nan, nan, nan, nan, nan
// CALL-RANDOM: @f64_f16(_) count=40 seed=2
// CALL: @f32_bf16(0.0) -> 0.0, 0.0, 0.0, 0.0, 0.0
// CALL: @f32_bf16(1.5) -> 1.5, 1.5, 1.5, 1.5, 1.5
// CALL: @f32_bf16(1.00390625) -> 1.0, 1.0, 1.0078125, 1.0, 1.0078125
// CALL: @f32_bf16(1.01171875) -> 1.015625, 1.0078125, 1.015625, 1.0078125, 1.015625
// CALL: @f32_bf16(1.005859375) -> 1.0078125, 1.0, 1.0078125, 1.0, 1.0078125
// CALL: @f32_bf16(1.001953125) -> 1.0, 1.0, 1.0078125, 1.0, 1.0
// CALL: @f32_bf16(-1.00390625) -> -1.0, -1.0078125, -1.0, -1.0, -1.0078125
// CALL: @f32_bf16(-1.01171875) -> -1.015625, -1.015625, -1.0078125, -1.0078125, -1.015625
// CALL: @f32_bf16(0x7f7f0000) -> 0x7f7f, 0x7f7f, 0x7f7f, 0x7f7f, 0x7f7f
// CALL: @f32_bf16(0x7f7f4000) -> 0x7f7f, 0x7f7f, inf, 0x7f7f, 0x7f7f
// CALL: @f32_bf16(0x7f7f8000) -> inf, 0x7f7f, inf, 0x7f7f, inf
// CALL: @f32_bf16(0xff7f4000) -> 0xff7f, -inf, 0xff7f, 0xff7f, 0xff7f
// CALL: @f32_bf16(0x10000) -> 0x1, 0x1, 0x1, 0x1, 0x1
// CALL: @f32_bf16(0x8000) -> 0.0, 0.0, 0x1, 0.0, 0x1
// CALL: @f32_bf16(0xc000) -> 0x1, 0.0, 0x1, 0.0, 0x1
// CALL: @f32_bf16(0x18000) -> 0x2, 0x1, 0x2, 0x1, 0x2
// CALL: @f32_bf16(0x28000) -> 0x2, 0x2, 0x3, 0x2, 0x3
// CALL: @f32_bf16(0x4000) -> 0.0, 0.0, 0x1, 0.0, 0.0
// CALL: @f32_bf16(0x80008000) -> -0.0, 0x8001, -0.0, -0.0, 0x8001
// CALL: @f32_bf16(0x8000c000) -> 0x8001, 0x8001, -0.0, -0.0, 0x8001
// CALL: @f32_bf16(0x7f8000) -> 0x80, 0x7f, 0x80, 0x7f, 0x80
// CALL: @f32_bf16(0x7fc000) -> 0x80, 0x7f, 0x80, 0x7f, 0x80
// CALL: @f32_bf16(-0.0) -> -0.0, -0.0, -0.0, -0.0, -0.0
// CALL: @f32_bf16(inf) -> inf, inf, inf, inf, inf
// CALL: @f32_bf16(-inf) -> -inf, -inf, -inf, -inf, -inf
// CALL: @f32_bf16(nan) -> nan, nan, nan, nan, nan
// CALL-RANDOM: @f32_bf16(_) count=40 seed=2
