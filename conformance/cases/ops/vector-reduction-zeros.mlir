// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.reduction of floats without a start value: a sum of negative zeros alone may be either zero (CHOICES.md), all others are determined.
func.func @sum(%v: vector<2xf32>) -> f32 {
  %r = vector.reduction <add>, %v : vector<2xf32> into f32
  return %r : f32
}
func.func @given(%v: vector<2xf32>, %a: f32) -> f32 {
  %r = vector.reduction <add>, %v, %a : vector<2xf32> into f32
  return %r : f32
}
func.func @product(%v: vector<2xf32>) -> f32 {
  %r = vector.reduction <mul>, %v : vector<2xf32> into f32
  return %r : f32
}
// CALL: @sum([-0.0, -0.0]) -> _
// CALL: @sum([-0.0, 0.0]) -> 0.0
// CALL: @sum([-0.0, -1.0]) -> -1.0
// CALL: @sum([-0.0, nan]) -> nan
// CALL: @sum([inf, -0.0]) -> inf
// CALL: @given([-0.0, -0.0], -0.0) -> -0.0
// CALL: @given([-0.0, -0.0], 0.0) -> 0.0
// CALL: @given([inf, -0.0], -0.0) -> inf
// CALL: @product([-0.0, 1.0]) -> -0.0
// CALL: @product([nan, 1.0]) -> nan
// CALL: @product([inf, 1.0]) -> inf
// CALL-RANDOM: @given count=20 seed=1
// CALL-RANDOM: @product count=20 seed=2
