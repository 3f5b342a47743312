// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.reduction of floats without a start value: nothing but the lanes counts, so negative zeros stay.
func.func @sum(%v: vector<2xf32>) -> f32 {
  %r = vector.reduction <add>, %v : vector<2xf32> into f32
  return %r : f32
}
// CALL: @sum([-0.0, -0.0]) -> -0.0
// CALL: @sum([-0.0, 0.0]) -> 0.0
