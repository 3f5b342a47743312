// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.reduction on floats: sums and products go from left to right, starting with the start value.
func.func @add(%v: vector<4xf32>, %a: f32) -> f32 {
  %r = vector.reduction <add>, %v, %a : vector<4xf32> into f32
  return %r : f32
}
func.func @sum(%v: vector<3xf64>) -> f64 {
  %r = vector.reduction <add>, %v : vector<3xf64> into f64
  return %r : f64
}
func.func @mul(%v: vector<3xf32>, %a: f32) -> f32 {
  %r = vector.reduction <mul>, %v, %a : vector<3xf32> into f32
  return %r : f32
}
func.func @product(%v: vector<3xf32>) -> f32 {
  %r = vector.reduction <mul>, %v : vector<3xf32> into f32
  return %r : f32
}
func.func @extremes(%v: vector<3xf32>, %a: f32) -> (f32, f32) {
  %r = vector.reduction <minimumf>, %v : vector<3xf32> into f32
  %s = vector.reduction <maximumf>, %v, %a : vector<3xf32> into f32
  return %r, %s : f32, f32
}
func.func @numbers(%v: vector<3xf32>, %a: f32) -> (f32, f32) {
  %r = vector.reduction <minnumf>, %v, %a : vector<3xf32> into f32
  %s = vector.reduction <maxnumf>, %v : vector<3xf32> into f32
  return %r, %s : f32, f32
}
// 2^24 + 1 + 1 + ...: from the left every 1 is lost, from the right none.
// CALL: @add([1.0, 1.0, 1.0, 1.0], 16777216.0) -> 16777216.0
// CALL: @add([1.0, 1.0, 1.0, 16777216.0], 1.0) -> 16777220.0
// CALL: @add([-0.0, -0.0, -0.0, -0.0], -0.0) -> -0.0
// CALL: @add([inf, 1.0, 1.0, 1.0], 16777216.0) -> inf
// CALL: @sum([1e308, 1e308, -1e308]) -> inf
// CALL: @sum([0.5, 0.25, 0.125]) -> 0.875
// CALL: @sum([nan, 1e308, -1e308]) -> nan
// CALL: @sum([-0.0, 1e308, -1e308]) -> 0.0
// CALL: @mul([2.0, 3.0, -0.5], 4.0) -> -12.0
// CALL: @mul([nan, 3.0, -0.5], 4.0) -> nan
// CALL: @product([1e30, 1e30, 1e-30]) -> inf
// CALL: @product([nan, 1e30, 1e-30]) -> nan
// CALL: @extremes([-0.0, 0.0, 1.0], -2.0) -> -0.0, 1.0
// CALL: @extremes([1.0, nan, 2.0], 0.0) -> nan, nan
// CALL: @extremes([inf, 0.0, 1.0], -2.0) -> 0.0, inf
// CALL: @extremes([-0.0, 0.0, -inf], -2.0) -> -inf, 0.0
// CALL: @numbers([1.0, nan, 2.0], 5.0) -> 1.0, 2.0
// CALL: @numbers([nan, nan, nan], 5.0) -> 5.0, nan
// CALL: @numbers([inf, nan, 2.0], 5.0) -> 2.0, inf
// CALL: @numbers([inf, inf, inf], 5.0) -> 5.0, inf
// CALL: @numbers([-0.0, nan, 2.0], 5.0) -> -0.0, 2.0
// CALL-RANDOM: @add count=50 seed=1
// CALL-RANDOM: @sum count=50 seed=2
// CALL-RANDOM: @mul count=50 seed=3
// CALL-RANDOM: @product count=50 seed=4
// CALL-RANDOM: @extremes count=50 seed=5
// CALL-RANDOM: @numbers count=50 seed=6
// CALL-RANDOM: @mul count=60 seed=11
// CALL-RANDOM: @product count=60 seed=11
