// RUN: %check %s
// arith.mulf lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = arith.mulf %a, %b : vector<3xf32>
  return %r : vector<3xf32>
}
func.func @v1_f16(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %r = arith.mulf %a, %b : vector<4xf16>
  return %r : vector<4xf16>
}
func.func @v2(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.mulf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @v2_bf16(%a: vector<3x1xbf16>, %b: vector<3x1xbf16>) -> vector<3x1xbf16> {
  %r = arith.mulf %a, %b : vector<3x1xbf16>
  return %r : vector<3x1xbf16>
}
func.func @v0(%a: vector<f32>, %b: vector<f32>) -> vector<f32> {
  %r = arith.mulf %a, %b : vector<f32>
  return %r : vector<f32>
}
// CALL: @v1([0x3f800001, 0x7fffff, 0x7fffff], [0x3f800001, 2.0, 2.0]) -> [0x3f800002, 0xfffffe, 0xfffffe]
// CALL: @v1([0x7f7fffff, 0x1, 0xbe9ecc1c], [-2.0, 1.5, 0xc381b0bc]) -> [-inf, 0x2, 0x42a0e4f6]
// CALL: @v1([0xbef1256e, nan, 0x1], [0x4406098c, 0.0, -0.75]) -> [0xc37c852c, nan, 0x80000001]
// CALL: @v1([-0.0, 0x7fffff, 0x7fffff], [0x3f800001, 2.0, 2.0]) -> [-0.0, 2.3509884e-38, 2.3509884e-38]
// CALL-RANDOM: @v1(_, _) count=40 seed=6
// CALL: @v1_f16([inf, 47.25, 0x400, 0x1], [-2.0, -30.0, 0.5, 0.5]) -> [-inf, -1418.0, 0x200, 0.0]
// CALL: @v1_f16([0x1, 0x400, 65504.0, -0.0], [0.5, 0.5, 2.0, 3.0]) -> [0.0, 0x200, inf, -0.0]
// CALL: @v1_f16([0x400, 0x1, 1.0009765625, 0x1], [0.5, -0.75, 1.0009765625, 1.5]) -> [0x200, 0x8001, 1.001953125, 0x2]
// CALL-RANDOM: @v1_f16(_, _) count=40 seed=6
// CALL: @v2([0xc210db5f0b2266f8, -0.0, 0x10000000000000, -0.0], [0x4241d2767990eb18, 3.0, 0.5, 3.0]) -> [0xc462c6d10d374fd8, -0.0, \
//   0x8000000000000, -0.0]
// CALL: @v2([0x1, 0xfffffffffffff, nan, 0x10000000000000], [-0.75, 2.0, 0.0, 0.5]) -> [0x8000000000000001, 0x1ffffffffffffe, nan, 0x8000000000000]
// CALL: @v2([-0.0, 0x7fefffffffffffff, 0xfffffffffffff, 0x3ff0000000000001], [3.0, -2.0, 2.0, 0x3ff0000000000001]) -> [-0.0, -inf, \
//   0x1ffffffffffffe, 0x3ff0000000000002]
// CALL: @v2([nan, 0xfffffffffffff, nan, 0x10000000000000], [-0.75, 2.0, 0.0, 0.5]) -> [nan, 4.4501477170144018E-308, nan, 1.1125369292536007E-308]
// CALL: @v2([0x1, 0xfffffffffffff, inf, 0x10000000000000], [-0.75, 2.0, 0.0, 0.5]) -> [-4.9406564584124654E-324, 4.4501477170144018E-308, nan, 1.1125369292536007E-308]
// CALL-RANDOM: @v2(_, _) count=40 seed=6
// CALL: @v2_bf16([0x7f7f, 0x7f7f, nan], [-2.0, 2.0, 0.0]) -> [-inf, inf, nan]
// CALL: @v2_bf16([0x1, 0x7f7f, 0x1], [0.5, -2.0, 0.5]) -> [0.0, -inf, 0.0]
// CALL: @v2_bf16([inf, 0x7f7f, nan], [-2.0, -2.0, 0.0]) -> [-inf, -inf, nan]
// CALL: @v2_bf16([nan, 0x7f7f, nan], [-2.0, 2.0, 0.0]) -> [nan, inf, nan]
// CALL: @v2_bf16([0x7f7f, nan, nan], [-2.0, 2.0, 0.0]) -> [-inf, nan, nan]
// CALL: @v2_bf16([0x7f7f, 0x7f7f, inf], [-2.0, 2.0, 0.0]) -> [-inf, inf, nan]
// CALL-RANDOM: @v2_bf16(_, _) count=40 seed=6
// CALL: @v0([0x7f7fffff], [-2.0]) -> [-inf]
// CALL: @v0([0x3f800001], [0x3f800001]) -> [0x3f800002]
// CALL: @v0([0xc6f891dc], [0x43ab5f1c]) -> [-10905031.0]
// CALL: @v0([nan], [-2.0]) -> [nan]
// CALL: @v0([-0.0], [-2.0]) -> [0.0]
// CALL-RANDOM: @v0(_, _) count=40 seed=6
