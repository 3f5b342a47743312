// RUN: %check %s
// arith.addf lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = arith.addf %a, %b : vector<3xf32>
  return %r : vector<3xf32>
}
func.func @v1_f16(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %r = arith.addf %a, %b : vector<4xf16>
  return %r : vector<4xf16>
}
func.func @v2(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.addf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @v2_bf16(%a: vector<3x1xbf16>, %b: vector<3x1xbf16>) -> vector<3x1xbf16> {
  %r = arith.addf %a, %b : vector<3x1xbf16>
  return %r : vector<3x1xbf16>
}
func.func @v0(%a: vector<f32>, %b: vector<f32>) -> vector<f32> {
  %r = arith.addf %a, %b : vector<f32>
  return %r : vector<f32>
}
// CALL: @v1([inf, 1.0, 1.0], [1.0, -1.0, 1.0]) -> [inf, 0.0, 2.0]
// CALL: @v1([1.0, 1.0, 0x800000], [0x33800000, 1.0, 0x80000001]) -> [1.0, 2.0, 0x7fffff]
// CALL: @v1([0x800000, inf, 0x3f800001], [0x80000001, 1.0, 0x33800000]) -> [0x7fffff, inf, 0x3f800002]
// CALL: @v1([nan, 1.0, 1.0], [1.0, -1.0, 1.0]) -> [nan, 0.0, 2.0]
// CALL-RANDOM: @v1(_, _) count=40 seed=6
// CALL: @v1_f16([1.5, 0x1, inf, 0.4375], [2.5, 0x1, inf, -93.0]) -> [4.0, 0x2, inf, -92.5625]
// CALL: @v1_f16([-0.0, inf, 1.0, 0.0], [-0.0, 1.0, 1.0, -0.0]) -> [-0.0, inf, 2.0, 0.0]
// CALL: @v1_f16([-0.0, 1.5, inf, inf], [0.0, 2.5, inf, 1.0]) -> [0.0, 4.0, inf, inf]
// CALL-RANDOM: @v1_f16(_, _) count=40 seed=6
// CALL: @v2([inf, 1.0, inf, 0xc13e1c7109e15e6c], [inf, 1.0, -inf, 0x4278955350bf76ec]) -> [inf, 2.0, nan, 0x427895516ef8664e]
// CALL: @v2([1.5, 0x10000000000000, 0xc2710ff9ed295fa0, 0x7fefffffffffffff], [2.5, 0x8000000000000001, 0x4241676eb61dcede, \
//   0x7fefffffffffffff]) -> [4.0, 0xfffffffffffff, 0xc26dc6182ccb4b88, inf]
// CALL: @v2([0xffefffffffffffff, 1.5, inf, 0.0], [0x7fefffffffffffff, 2.5, inf, -0.0]) -> [0.0, 4.0, inf, 0.0]
// CALL: @v2([nan, 1.0, inf, 0xc13e1c7109e15e6c], [inf, 1.0, -inf, 0x4278955350bf76ec]) -> [nan, 2.0, nan, 1689349713798.394]
// CALL-RANDOM: @v2(_, _) count=40 seed=6
// CALL: @v2_bf16([0x7f7f, 1.0, -0.0], [0x7f7f, 1.0, 0.0]) -> [inf, 2.0, 0.0]
// CALL: @v2_bf16([1.0, 0.0, 0.0], [1.0, -0.0, -0.0]) -> [2.0, 0.0, 0.0]
// CALL: @v2_bf16([1.5, 1.0, 1.0], [2.5, 1.0, 0.00390625]) -> [4.0, 2.0, 1.0]
// CALL: @v2_bf16([nan, 1.0, -0.0], [0x7f7f, 1.0, 0.0]) -> [nan, 2.0, 0.0]
// CALL: @v2_bf16([0x7f7f, nan, -0.0], [0x7f7f, 1.0, 0.0]) -> [inf, nan, 0.0]
// CALL: @v2_bf16([0x7f7f, 1.0, nan], [0x7f7f, 1.0, 0.0]) -> [inf, 2.0, nan]
// CALL: @v2_bf16([0x7f7f, inf, -0.0], [0x7f7f, 1.0, 0.0]) -> [inf, inf, 0.0]
// CALL: @v2_bf16([0x7f7f, 1.0, inf], [0x7f7f, 1.0, 0.0]) -> [inf, 2.0, inf]
// CALL: @v2_bf16([-0.0, -0.0, -0.0], [-0.0, -0.0, -0.0]) -> [-0.0, -0.0, -0.0]
// CALL-RANDOM: @v2_bf16(_, _) count=40 seed=6
// CALL: @v0([-0.0], [0.0]) -> [0.0]
// CALL: @v0([nan], [1.0]) -> [nan]
// CALL: @v0([1.5], [2.5]) -> [4.0]
// CALL: @v0([inf], [0.0]) -> [inf]
// CALL-RANDOM: @v0(_, _) count=40 seed=6
