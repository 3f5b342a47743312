// RUN: %check %s
// arith.divf lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = arith.divf %a, %b : vector<3xf32>
  return %r : vector<3xf32>
}
func.func @v1_f16(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %r = arith.divf %a, %b : vector<4xf16>
  return %r : vector<4xf16>
}
func.func @v2(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.divf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @v2_bf16(%a: vector<3x1xbf16>, %b: vector<3x1xbf16>) -> vector<3x1xbf16> {
  %r = arith.divf %a, %b : vector<3x1xbf16>
  return %r : vector<3x1xbf16>
}
func.func @v0(%a: vector<f32>, %b: vector<f32>) -> vector<f32> {
  %r = arith.divf %a, %b : vector<f32>
  return %r : vector<f32>
}
// CALL: @v1([-2.0, 0x1, 1.0], [3.0, 2.0, 0.0]) -> [0xbf2aaaab, 0.0, inf]
// CALL: @v1([1.0, -7.0, inf], [10.0, 2.0, inf]) -> [0x3dcccccd, -3.5, nan]
// CALL: @v1([0.0, 1.0, 5.0], [0.0, 10.0, -inf]) -> [nan, 0x3dcccccd, -0.0]
// CALL-RANDOM: @v1(_, _) count=40 seed=6
// CALL: @v1_f16([1.0, 0x1, 1.0, 1.0], [0.0, 2.0, 0.0, -0.0]) -> [inf, 0.0, inf, -inf]
// CALL: @v1_f16([1.0, 1.0, 1.0, 65504.0], [10.0, 10.0, -0.0, 0.5]) -> [0x2e66, 0x2e66, -inf, inf]
// CALL: @v1_f16([5.0, -inf, 5.0, -inf], [-inf, 2.0, -inf, 2.0]) -> [-0.0, -inf, -0.0, -inf]
// CALL-RANDOM: @v1_f16(_, _) count=40 seed=6
// CALL: @v2([1.0, -inf, -inf, 5.0], [10.0, 2.0, 2.0, -inf]) -> [0x3fb999999999999a, -inf, -inf, -0.0]
// CALL: @v2([1.0, 1.0, -2.0, -2.0], [10.0, -0.0, 3.0, 3.0]) -> [0x3fb999999999999a, -inf, 0xbfe5555555555555, 0xbfe5555555555555]
// CALL: @v2([1.0, 0x10000000000000, 0xfffffffffffff, 0.0], [3.0, 2.0, 0x10000000000000, 0.0]) -> [0x3fd5555555555555, 0x8000000000000, \
//   0x3feffffffffffffe, nan]
// CALL: @v2([nan, -inf, -inf, 5.0], [10.0, 2.0, 2.0, -inf]) -> [nan, -inf, -inf, -0.0]
// CALL-RANDOM: @v2(_, _) count=40 seed=6
// CALL: @v2_bf16([nan, 0x80, -7.0], [1.0, 2.0, 2.0]) -> [nan, 0x40, -3.5]
// CALL: @v2_bf16([5.0, -7.0, 1.0], [-inf, 2.0, 0.0]) -> [-0.0, -3.5, inf]
// CALL: @v2_bf16([0.0, nan, inf], [0.0, 1.0, inf]) -> [nan, nan, nan]
// CALL: @v2_bf16([nan, -0.0, -7.0], [1.0, 2.0, 2.0]) -> [nan, -0.0, -3.5]
// CALL-RANDOM: @v2_bf16(_, _) count=40 seed=6
// CALL: @v0([0xc5354e54], [-113615.84375]) -> [0x3cd12984]
// CALL: @v0([0x7fffff], [0x800000]) -> [0x3f7ffffe]
// CALL: @v0([-2.0], [3.0]) -> [0xbf2aaaab]
// CALL: @v0([nan], [-113615.84375]) -> [nan]
// CALL: @v0([-0.0], [-113615.84375]) -> [0.0]
// CALL-RANDOM: @v0(_, _) count=40 seed=6
// CALL-RANDOM: @v2_bf16(_, _) count=60 seed=11
// CALL-RANDOM: @v0(_, _) count=60 seed=11
