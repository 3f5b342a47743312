// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.mask around maximumf and minimumf without a start: the start is no number that a lane may be beyond.
func.func @minimum(%v: vector<3xf32>, %k: vector<3xi1>) -> f32 {
  %r = vector.mask %k { vector.reduction <minimumf>, %v : vector<3xf32> into f32 } : vector<3xi1> -> f32
  return %r : f32
}
func.func @maximum(%v: vector<3xf32>, %k: vector<3xi1>) -> f32 {
  %r = vector.mask %k { vector.reduction <maximumf>, %v : vector<3xf32> into f32 } : vector<3xi1> -> f32
  return %r : f32
}
func.func @minimum_wide(%v: vector<3xf64>, %k: vector<3xi1>) -> f64 {
  %r = vector.mask %k { vector.reduction <minimumf>, %v : vector<3xf64> into f64 } : vector<3xi1> -> f64
  return %r : f64
}
func.func @maximum_wide(%v: vector<3xf64>, %k: vector<3xi1>) -> f64 {
  %r = vector.mask %k { vector.reduction <maximumf>, %v : vector<3xf64> into f64 } : vector<3xi1> -> f64
  return %r : f64
}
// CALL: @minimum([1.0, nan, 3.0], [true, false, true]) -> 1.0
// CALL: @minimum([7.0, 5.0, inf], [true, true, true]) -> 5.0
// CALL: @minimum([7.0, inf, inf], [false, true, true]) -> inf
// CALL: @maximum([7.0, nan, 3.0], [true, false, true]) -> 7.0
// CALL: @maximum([-7.0, nan, -3.0], [true, false, true]) -> -3.0
// CALL: @maximum([-7.0, -inf, 3.0], [true, true, false]) -> -7.0
// CALL: @maximum([-7.0, -inf, 3.0], [false, true, false]) -> -inf
// CALL: @minimum_wide([7.0, inf, inf], [false, true, true]) -> inf
// CALL: @maximum_wide([-7.0, -inf, 3.0], [true, true, false]) -> -7.0
