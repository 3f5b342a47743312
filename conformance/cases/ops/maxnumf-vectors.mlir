// RUN: %check %s
// arith.maxnumf lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = arith.maxnumf %a, %b : vector<3xf32>
  return %r : vector<3xf32>
}
func.func @v1_f16(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %r = arith.maxnumf %a, %b : vector<4xf16>
  return %r : vector<4xf16>
}
func.func @v2(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.maxnumf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @v2_bf16(%a: vector<3x1xbf16>, %b: vector<3x1xbf16>) -> vector<3x1xbf16> {
  %r = arith.maxnumf %a, %b : vector<3x1xbf16>
  return %r : vector<3x1xbf16>
}
func.func @v0(%a: vector<f32>, %b: vector<f32>) -> vector<f32> {
  %r = arith.maxnumf %a, %b : vector<f32>
  return %r : vector<f32>
}
// CALL: @v1([0.0, -inf, 0x80000001], [0.0, nan, 0x1]) -> [0.0, -inf, 0x1]
// CALL: @v1([0x1, nan, nan], [0.0, nan, 1.0]) -> [0x1, nan, 1.0]
// CALL: @v1([nan, 0.0, -inf], [nan, 0.0, nan]) -> [nan, 0.0, -inf]
// CALL-RANDOM: @v1(_, _) count=40 seed=6
// CALL: @v1_f16([1.0, nan, 0x8001, nan], [2.0, 1.0, 0x1, nan]) -> [2.0, 1.0, 0x1, nan]
// CALL: @v1_f16([nan, nan, 157.25, -0.0], [nan, 1.0, 0.828125, -0.0]) -> [nan, 1.0, 157.25, -0.0]
// CALL: @v1_f16([2.0, 1.734375, 2.0, 65504.0], [1.0, 23.46875, 1.0, inf]) -> [2.0, 23.46875, 2.0, inf]
// CALL-RANDOM: @v1_f16(_, _) count=40 seed=6
// CALL: @v2([-inf, -inf, -inf, -1.0], [1.0, nan, 1.0, 1.0]) -> [1.0, -inf, 1.0, 1.0]
// CALL: @v2([-0.0, 0xc12ea24b542ccc6c, 0x7fefffffffffffff, -inf], [-0.0, 0xc14749979023f4a0, inf, 1.0]) -> [-0.0, 0xc12ea24b542ccc6c, inf, 1.0]
// CALL: @v2([nan, 2.0, 0.0, 1.0], [nan, 1.0, 0.0, 2.0]) -> [nan, 2.0, 0.0, 2.0]
// CALL: @v2([-inf, -inf, nan, -1.0], [1.0, nan, 1.0, 1.0]) -> [1.0, -inf, 1.0, 1.0]
// CALL-RANDOM: @v2(_, _) count=40 seed=6
// CALL: @v2_bf16([-1.0, 1.0, -2.53125], [1.0, nan, -17.0]) -> [1.0, 1.0, -2.53125]
// CALL: @v2_bf16([-1.0, -inf, 0.0], [1.0, nan, 0.0]) -> [1.0, -inf, 0.0]
// CALL: @v2_bf16([-1.0, 0x8001, -inf], [1.0, 0x1, nan]) -> [1.0, 0x1, -inf]
// CALL: @v2_bf16([nan, 1.0, -2.53125], [1.0, nan, -17.0]) -> [1.0, 1.0, -2.53125]
// CALL: @v2_bf16([inf, 1.0, -2.53125], [1.0, nan, -17.0]) -> [inf, 1.0, -2.53125]
// CALL: @v2_bf16([-1.0, -0.0, -2.53125], [1.0, nan, -17.0]) -> [1.0, -0.0, -2.53125]
// CALL: @v2_bf16([-1.0, 1.0, -2.53125], [-0.0, nan, -17.0]) -> [-0.0, 1.0, -2.53125]
// CALL-RANDOM: @v2_bf16(_, _) count=40 seed=6
// CALL: @v0([0x426e4ce8], [0xbe3c2a08]) -> [0x426e4ce8]
// CALL: @v0([nan], [nan]) -> [nan]
// CALL: @v0([2.0], [1.0]) -> [2.0]
// CALL: @v0([nan], [0xbe3c2a08]) -> [-0.18375409]
// CALL: @v0([inf], [0xbe3c2a08]) -> [inf]
// CALL: @v0([-0.0], [0xbe3c2a08]) -> [-0.0]
// CALL-RANDOM: @v0(_, _) count=40 seed=6
