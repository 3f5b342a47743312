// RUN: %check %s
// arith.maximumf lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = arith.maximumf %a, %b : vector<3xf32>
  return %r : vector<3xf32>
}
func.func @v1_f16(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %r = arith.maximumf %a, %b : vector<4xf16>
  return %r : vector<4xf16>
}
func.func @v2(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.maximumf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @v2_bf16(%a: vector<3x1xbf16>, %b: vector<3x1xbf16>) -> vector<3x1xbf16> {
  %r = arith.maximumf %a, %b : vector<3x1xbf16>
  return %r : vector<3x1xbf16>
}
func.func @v0(%a: vector<f32>, %b: vector<f32>) -> vector<f32> {
  %r = arith.maximumf %a, %b : vector<f32>
  return %r : vector<f32>
}
// CALL: @v1([0x1, -inf, -1.0], [0.0, 1.0, 1.0]) -> [0x1, 1.0, 1.0]
// CALL: @v1([0x7f7fffff, -1.0, inf], [inf, 1.0, 1.0]) -> [inf, 1.0, inf]
// CALL: @v1([0xc6499568, -inf, 2.0], [0xc11354d8, 1.0, 1.0]) -> [0xc11354d8, 1.0, 2.0]
// CALL: @v1([nan, -inf, -1.0], [0.0, 1.0, 1.0]) -> [nan, 1.0, 1.0]
// CALL: @v1([-inf, -inf, -1.0], [0.0, 1.0, 1.0]) -> [0.0, 1.0, 1.0]
// CALL-RANDOM: @v1(_, _) count=40 seed=6
// CALL: @v1_f16([1.0, 65504.0, 0x1, -0.0], [nan, inf, 0.0, -0.0]) -> [nan, inf, 0x1, -0.0]
// CALL: @v1_f16([inf, 1.0, 65504.0, -inf], [1.0, nan, inf, 1.0]) -> [inf, nan, inf, 1.0]
// CALL: @v1_f16([nan, 0.0, 0x8001, nan], [1.0, -0.0, 0x1, 1.0]) -> [nan, 0.0, 0x1, nan]
// CALL-RANDOM: @v1_f16(_, _) count=40 seed=6
// CALL: @v2([0.0, 0x8000000000000001, 0.0, -0.0], [-0.0, 0x1, -0.0, 0.0]) -> [0.0, 0x1, 0.0, 0.0]
// CALL: @v2([-inf, 0x7fefffffffffffff, -inf, 0x1], [1.0, inf, 1.0, 0.0]) -> [1.0, inf, 1.0, 0x1]
// CALL: @v2([-0.0, 0x7fefffffffffffff, 2.0, inf], [0.0, inf, 1.0, 1.0]) -> [0.0, inf, 2.0, inf]
// CALL: @v2([nan, 0x8000000000000001, 0.0, -0.0], [-0.0, 0x1, -0.0, 0.0]) -> [nan, 4.9406564584124654E-324, 0.0, 0.0]
// CALL-RANDOM: @v2(_, _) count=40 seed=6
// CALL: @v2_bf16([inf, -inf, inf], [1.0, nan, 1.0]) -> [inf, nan, inf]
// CALL: @v2_bf16([nan, 0x1, 1.0], [1.0, 0.0, 2.0]) -> [nan, 0x1, 2.0]
// CALL: @v2_bf16([-inf, 0x8001, -inf], [nan, 0x1, 1.0]) -> [nan, 0x1, 1.0]
// CALL: @v2_bf16([inf, -inf, nan], [1.0, nan, 1.0]) -> [inf, nan, nan]
// CALL: @v2_bf16([inf, -inf, inf], [1.0, -0.0, 1.0]) -> [inf, -0.0, inf]
// CALL: @v2_bf16([-inf, -inf, -inf], [-0.0, -0.0, -0.0]) -> [-0.0, -0.0, -0.0]
// CALL-RANDOM: @v2_bf16(_, _) count=40 seed=6
// CALL: @v0([nan], [nan]) -> [nan]
// CALL: @v0([inf], [1.0]) -> [inf]
// CALL: @v0([-inf], [1.0]) -> [1.0]
// CALL: @v0([inf], [nan]) -> [nan]
// CALL: @v0([-inf], [-0.0]) -> [-0.0]
// CALL-RANDOM: @v0(_, _) count=40 seed=6
// CALL-RANDOM: @v2(_, _) count=60 seed=11
