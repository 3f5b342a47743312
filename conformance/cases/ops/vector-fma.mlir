// RUN: %check %s
// vector.fma: one rounding, as the description promises.
func.func @f32(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.fma %a, %b, %c : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f64(%a: vector<2x2xf64>, %b: vector<2x2xf64>, %c: vector<2x2xf64>) -> vector<2x2xf64> {
  %r = vector.fma %a, %b, %c : vector<2x2xf64>
  return %r : vector<2x2xf64>
}
// (1 + 2^-12)^2 - 1 - 2^-11 is 2^-24, which two roundings lose.
// CALL: @f32([0x3f800800, 2.0], [0x3f800800, 3.0], [0xbf801000, 4.0]) -> [0x33800000, 10.0]
// CALL: @f32([inf, 2.0], [0x3f800800, 3.0], [0xbf801000, 4.0]) -> [inf, 10.0]
// CALL: @f32([-0.0, -0.0], [-0.0, -0.0], [-0.0, -0.0]) -> [0.0, 0.0]
// CALL: @f64([1.0, 2.0, 3.0, inf], [1.0, -1.0, 0.5, 1.0], [0.0, 2.0, -0.5, 1.0]) -> [1.0, 0.0, 1.0, inf]
// CALL: @f64([nan, 2.0, 3.0, inf], [1.0, -1.0, 0.5, 1.0], [0.0, 2.0, -0.5, 1.0]) -> [nan, 0.0, 1.0, inf]
// CALL: @f64([-0.0, -0.0, -0.0, -0.0], [-0.0, -0.0, -0.0, -0.0], [-0.0, -0.0, -0.0, -0.0]) -> [0.0, 0.0, 0.0, 0.0]
// CALL-RANDOM: @f32 count=20 seed=1
// CALL-RANDOM: @f64 count=20 seed=2
// CALL-RANDOM: @f64 count=60 seed=11
