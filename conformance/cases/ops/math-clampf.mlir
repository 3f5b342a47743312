// RUN: %check %s
// math.clampf: the formula of its description contradicts its name, so that only numbers that both give are stated (CHOICES.md); a NaN anywhere gives NaN.
func.func @clamp(%x: f32, %a: f32, %b: f32) -> f32 {
  %r = math.clampf %x to [%a, %b] : f32
  return %r : f32
}
func.func @lanes(%x: vector<2xf64>, %a: vector<2xf64>, %b: vector<2xf64>) -> vector<2xf64> {
  %r = math.clampf %x to [%a, %b] : vector<2xf64>
  return %r : vector<2xf64>
}
// CALL: @clamp(0.5, 0.0, 1.0) -> _
// CALL: @clamp(-1.0, 0.0, 1.0) -> _
// CALL: @clamp(7.0, 0.0, 1.0) -> 1.0
// CALL: @clamp(0.5, 2.0, 1.0) -> 1.0
// CALL: @clamp(-0.0, 0.0, 1.0) -> _
// CALL: @clamp(nan, 0.0, 1.0) -> nan
// CALL: @clamp(0.5, nan, 1.0) -> nan
// CALL: @clamp(inf, 0.0, 1.0) -> 1.0
// CALL: @clamp(0.5, 0.0, 0.0) -> 0.0
// CALL: @clamp(-0.0, -0.0, -0.0) -> -0.0
// CALL: @lanes([3.0, 1.0], [-1.0, -1.0], [1.0, 1.0]) -> [1.0, 1.0]
// CALL: @lanes([3.0, -3.0], [-1.0, -1.0], [1.0, 1.0]) -> _
// CALL: @lanes([inf, 1.0], [-1.0, -1.0], [1.0, 1.0]) -> [1.0, 1.0]
// CALL: @lanes([3.0, 1.0], [-1.0, -1.0], [-0.0, 1.0]) -> [-0.0, 1.0]
// CALL: @lanes([-0.0, -0.0], [-0.0, -0.0], [-0.0, -0.0]) -> [-0.0, -0.0]
// CALL-RANDOM: @clamp count=40 seed=1
// CALL-RANDOM: @lanes count=20 seed=2
// CALL-RANDOM: @lanes count=60 seed=11
