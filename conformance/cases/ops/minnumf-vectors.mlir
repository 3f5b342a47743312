// RUN: %check %s
// arith.minnumf lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = arith.minnumf %a, %b : vector<3xf32>
  return %r : vector<3xf32>
}
func.func @v1_f16(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %r = arith.minnumf %a, %b : vector<4xf16>
  return %r : vector<4xf16>
}
func.func @v2(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.minnumf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @v2_bf16(%a: vector<3x1xbf16>, %b: vector<3x1xbf16>) -> vector<3x1xbf16> {
  %r = arith.minnumf %a, %b : vector<3x1xbf16>
  return %r : vector<3x1xbf16>
}
func.func @v0(%a: vector<f32>, %b: vector<f32>) -> vector<f32> {
  %r = arith.minnumf %a, %b : vector<f32>
  return %r : vector<f32>
}
// CALL: @v1([0.0, 0x1, nan], [0.0, 0.0, 1.0]) -> [0.0, 0.0, 1.0]
// CALL: @v1([1.0, 2.0, 0x7f7fffff], [2.0, 1.0, inf]) -> [1.0, 1.0, 0x7f7fffff]
// CALL: @v1([inf, -0.0, 0x80000001], [1.0, -0.0, 0x1]) -> [1.0, -0.0, 0x80000001]
// CALL-RANDOM: @v1(_, _) count=40 seed=6
// CALL: @v1_f16([65504.0, 1.0, nan, 1.0], [inf, nan, 1.0, nan]) -> [65504.0, 1.0, 1.0, 1.0]
// CALL: @v1_f16([1.0, 2.0, -inf, -3.01171875], [2.0, 1.0, 1.0, -47.1875]) -> [1.0, 1.0, -inf, -47.1875]
// CALL: @v1_f16([nan, 1.0, 0x8001, 0x1], [1.0, nan, 0x1, 0.0]) -> [1.0, 1.0, 0x8001, 0.0]
// CALL-RANDOM: @v1_f16(_, _) count=40 seed=6
// CALL: @v2([0x8000000000000001, nan, inf, nan], [0x1, nan, 1.0, nan]) -> [0x8000000000000001, nan, 1.0, nan]
// CALL: @v2([1.0, 0x8000000000000001, inf, 0x1], [nan, 0x1, 1.0, 0.0]) -> [1.0, 0x8000000000000001, 1.0, 0.0]
// CALL: @v2([inf, 0x8000000000000001, 2.0, 1.0], [1.0, 0x1, 1.0, nan]) -> [1.0, 0x8000000000000001, 1.0, 1.0]
// CALL: @v2([-0.0, nan, inf, nan], [0x1, nan, 1.0, nan]) -> [-0.0, nan, 1.0, nan]
// CALL-RANDOM: @v2(_, _) count=40 seed=6
// CALL: @v2_bf16([1.0, -inf, 0.0], [2.0, 1.0, 0.0]) -> [1.0, -inf, 0.0]
// CALL: @v2_bf16([-inf, 1.0, 0x8001], [nan, nan, 0x1]) -> [-inf, 1.0, 0x8001]
// CALL: @v2_bf16([inf, 1.0, 0x8001], [1.0, nan, 0x1]) -> [1.0, 1.0, 0x8001]
// CALL: @v2_bf16([1.0, -inf, nan], [2.0, 1.0, 0.0]) -> [1.0, -inf, 0.0]
// CALL: @v2_bf16([1.0, -inf, inf], [2.0, 1.0, 0.0]) -> [1.0, -inf, 0.0]
// CALL: @v2_bf16([-0.0, -inf, 0.0], [2.0, 1.0, 0.0]) -> [-0.0, -inf, 0.0]
// CALL: @v2_bf16([1.0, -0.0, 0.0], [2.0, 1.0, 0.0]) -> [1.0, -0.0, 0.0]
// CALL-RANDOM: @v2_bf16(_, _) count=40 seed=6
// CALL: @v0([nan], [nan]) -> [nan]
// CALL: @v0([nan], [nan]) -> [nan]
// CALL: @v0([1.0], [2.0]) -> [1.0]
// CALL: @v0([inf], [nan]) -> [inf]
// CALL: @v0([-0.0], [nan]) -> [-0.0]
// CALL-RANDOM: @v0(_, _) count=40 seed=6
