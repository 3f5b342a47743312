// RUN: %check %s
// arith.remf lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = arith.remf %a, %b : vector<3xf32>
  return %r : vector<3xf32>
}
func.func @v1_f16(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %r = arith.remf %a, %b : vector<4xf16>
  return %r : vector<4xf16>
}
func.func @v2(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.remf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @v2_bf16(%a: vector<3x1xbf16>, %b: vector<3x1xbf16>) -> vector<3x1xbf16> {
  %r = arith.remf %a, %b : vector<3x1xbf16>
  return %r : vector<3x1xbf16>
}
func.func @v0(%a: vector<f32>, %b: vector<f32>) -> vector<f32> {
  %r = arith.remf %a, %b : vector<f32>
  return %r : vector<f32>
}
// CALL: @v1([3.0, 3.0, 0x800000], [inf, inf, 0x1]) -> [3.0, 3.0, 0.0]
// CALL: @v1([3.0, 1.0, -0.0], [inf, 0.0, 3.0]) -> [3.0, nan, -0.0]
// CALL: @v1([nan, 0x800000, 0x7f7fffff], [1.0, 0x1, 3.0]) -> [nan, 0.0, 0.0]
// CALL-RANDOM: @v1(_, _) count=40 seed=6
// CALL: @v1_f16([5.5, 1.0, 1.0, 65504.0], [1.25, 0.0, 1.0009765625, 3.0]) -> [0.5, nan, 1.0, 2.0]
// CALL: @v1_f16([-5.0, 1.0, 5.0, -3.0], [3.0, 1.0009765625, 3.0, -inf]) -> [-2.0, 1.0, 2.0, -3.0]
// CALL: @v1_f16([0x400, -6.0, -5.0, 5.5], [0x1, 3.0, 3.0, 1.25]) -> [0.0, -0.0, -2.0, 0.5]
// CALL-RANDOM: @v1_f16(_, _) count=40 seed=6
// CALL: @v2([-3.0, 0x7fefffffffffffff, 0.0, 3.0], [-inf, 0x10000000000000, 3.0, inf]) -> [-3.0, 0.0, 0.0, 3.0]
// CALL: @v2([0xfffffffffffff, 0xc0b3284c6de6320c, 5.0, -6.0], [1.0, 0x414416c52a327b68, 3.0, 3.0]) -> [0xfffffffffffff, 0xc0b3284c6de6320c, \
//   2.0, -0.0]
// CALL: @v2([0xfffffffffffff, 0x10000000000000, 0x411243ca6ead4d00, -5.0], [1.0, 0x1, 0x41721ef697239714, 3.0]) -> [0xfffffffffffff, 0.0, \
//   0x411243ca6ead4d00, -2.0]
// CALL: @v2([nan, 0x7fefffffffffffff, 0.0, 3.0], [-inf, 0x10000000000000, 3.0, inf]) -> [nan, 0.0, 0.0, 3.0]
// CALL-RANDOM: @v2(_, _) count=40 seed=6
// CALL: @v2_bf16([5.0, 5.0, 5.5], [3.0, -3.0, 1.25]) -> [2.0, 2.0, 0.5]
// CALL: @v2_bf16([5.5, 3.0, 0x80], [1.25, inf, 0x1]) -> [0.5, 3.0, 0.0]
// CALL: @v2_bf16([5.0, 3.0, -0.0], [-3.0, inf, 3.0]) -> [2.0, 3.0, -0.0]
// CALL: @v2_bf16([nan, 5.0, 5.5], [3.0, -3.0, 1.25]) -> [nan, 2.0, 0.5]
// CALL: @v2_bf16([5.0, nan, 5.5], [3.0, -3.0, 1.25]) -> [2.0, nan, 0.5]
// CALL: @v2_bf16([5.0, 5.0, nan], [3.0, -3.0, 1.25]) -> [2.0, 2.0, nan]
// CALL: @v2_bf16([inf, 5.0, 5.5], [3.0, -3.0, 1.25]) -> [nan, 2.0, 0.5]
// CALL: @v2_bf16([5.0, 5.0, inf], [3.0, -3.0, 1.25]) -> [2.0, 2.0, nan]
// CALL: @v2_bf16([-0.0, 5.0, 5.5], [3.0, -3.0, 1.25]) -> [-0.0, 2.0, 0.5]
// CALL: @v2_bf16([5.0, -0.0, 5.5], [3.0, -3.0, 1.25]) -> [2.0, -0.0, 0.5]
// CALL-RANDOM: @v2_bf16(_, _) count=40 seed=6
// CALL: @v0([inf], [3.0]) -> [nan]
// CALL: @v0([0x7fffff], [1.0]) -> [0x7fffff]
// CALL: @v0([5.0], [3.0]) -> [2.0]
// CALL: @v0([-0.0], [3.0]) -> [-0.0]
// CALL-RANDOM: @v0(_, _) count=40 seed=6
// CALL-RANDOM: @v2(_, _) count=60 seed=11
