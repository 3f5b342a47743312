// RUN: %check %s
// arith.subf lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = arith.subf %a, %b : vector<3xf32>
  return %r : vector<3xf32>
}
func.func @v1_f16(%a: vector<4xf16>, %b: vector<4xf16>) -> vector<4xf16> {
  %r = arith.subf %a, %b : vector<4xf16>
  return %r : vector<4xf16>
}
func.func @v2(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = arith.subf %a, %b : vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @v2_bf16(%a: vector<3x1xbf16>, %b: vector<3x1xbf16>) -> vector<3x1xbf16> {
  %r = arith.subf %a, %b : vector<3x1xbf16>
  return %r : vector<3x1xbf16>
}
func.func @v0(%a: vector<f32>, %b: vector<f32>) -> vector<f32> {
  %r = arith.subf %a, %b : vector<f32>
  return %r : vector<f32>
}
// CALL: @v1([inf, 1.0, 3408314.0], [inf, -1.0, 0xc4ecdcc8]) -> [nan, 2.0, 3410209.0]
// CALL: @v1([-0.0, 0.0, 0x3f800001], [0.0, -0.0, 0x33800000]) -> [-0.0, 0.0, 1.0]
// CALL: @v1([0x800000, 1.0, -0.0], [0x80000001, 1.0, -0.0]) -> [0x800001, 0.0, 0.0]
// CALL-RANDOM: @v1(_, _) count=40 seed=6
// CALL: @v1_f16([0.0, 0x400, 0.0, inf], [-0.0, 0x8001, -0.0, -inf]) -> [0.0, 0x401, 0.0, inf]
// CALL: @v1_f16([1.0, -0.0, 1.0009765625, -38.1875], [0x1000, 0.0, 0x1000, 16.4375]) -> [0x3bff, -0.0, 1.0, -54.625]
// CALL: @v1_f16([66.375, 1.5, 1.5, 1.86328125], [-3.3671875, 2.5, 2.5, 13.0]) -> [69.75, -1.0, -1.0, -11.140625]
// CALL-RANDOM: @v1_f16(_, _) count=40 seed=6
// CALL: @v2([nan, 0xc0a4792bf77faf80, 0x7fefffffffffffff, inf], [1.0, 0x4198e0e3ab528454, 0x7fefffffffffffff, 1.0]) -> [nan, \
//   0xc198e10c9daa7353, 0.0, inf]
// CALL: @v2([0.0, 0.0, 0x1, 0x3ff0000000000001], [-0.0, -0.0, 0x1, 0x3ca0000000000000]) -> [0.0, 0.0, 0.0, 1.0]
// CALL: @v2([inf, 0x1, 0.0, 0xc11c4c0e19f70538], [-inf, 0x1, -0.0, 0xc2332324b01e6cc4]) -> [inf, 0.0, 0.0, 0x4233231d9d1ae646]
// CALL-RANDOM: @v2(_, _) count=40 seed=6
// CALL: @v2_bf16([0.0, inf, 0.0], [-0.0, 1.0, -0.0]) -> [0.0, inf, 0.0]
// CALL: @v2_bf16([inf, 1.0, nan], [1.0, 0.00390625, 1.0]) -> [inf, 0.99609375, nan]
// CALL: @v2_bf16([0.23046875, 0.0, -0.0], [-0.36328125, -0.0, 0.0]) -> [0.59375, 0.0, -0.0]
// CALL: @v2_bf16([nan, inf, 0.0], [-0.0, 1.0, -0.0]) -> [nan, inf, 0.0]
// CALL: @v2_bf16([0.0, nan, 0.0], [-0.0, 1.0, -0.0]) -> [0.0, nan, 0.0]
// CALL: @v2_bf16([0.0, inf, inf], [-0.0, 1.0, -0.0]) -> [0.0, inf, inf]
// CALL-RANDOM: @v2_bf16(_, _) count=40 seed=6
// CALL: @v0([1.5], [2.5]) -> [-1.0]
// CALL: @v0([1.0], [1.0]) -> [0.0]
// CALL: @v0([-3962898.0], [-180571.0]) -> [-3782327.0]
// CALL: @v0([nan], [2.5]) -> [nan]
// CALL: @v0([inf], [2.5]) -> [inf]
// CALL-RANDOM: @v0(_, _) count=40 seed=6
// CALL-RANDOM: @v2(_, _) count=60 seed=11
