// RUN: %check %s
// Reductions of floats that most machines have no instructions for.
func.func @wide(%v: vector<3xf128>, %w: vector<3xf80>) -> (f128, f80, f128, f80) {
  %0 = vector.reduction <add>, %v : vector<3xf128> into f128
  %1 = vector.reduction <mul>, %w : vector<3xf80> into f80
  %2 = vector.reduction <maximumf>, %v : vector<3xf128> into f128
  %3 = vector.reduction <minimumf>, %w : vector<3xf80> into f80
  return %0, %1, %2, %3 : f128, f80, f128, f80
}
// CALL: @wide([1.5, 2.0, -0.25], [2.0, -4.0, 0.5]) -> 3.25, -4.0, 2.0, -4.0
// CALL: @wide([nan, 2.0, -0.25], [2.0, -4.0, 0.5]) -> nan, -4.0, nan, -4.0
// CALL: @wide([1.5, nan, -0.25], [2.0, -4.0, 0.5]) -> nan, -4.0, nan, -4.0
// CALL: @wide([1.5, 2.0, nan], [2.0, -4.0, 0.5]) -> nan, -4.0, nan, -4.0
// CALL: @wide([inf, 2.0, -0.25], [2.0, -4.0, 0.5]) -> inf, -4.0, inf, -4.0
// CALL: @wide([-0.0, -0.0, -0.0], [2.0, -4.0, 0.5]) -> _, -4.0, -0.0, -4.0
// CALL: @wide([1.5, 2.0, -0.25], [nan, -4.0, 0.5]) -> 3.25, nan, 2.0, nan
// CALL: @wide([1.5, 2.0, -0.25], [inf, -4.0, 0.5]) -> 3.25, -inf, 2.0, -4.0
// CALL: @wide([1.5, 2.0, -0.25], [2.0, -4.0, inf]) -> 3.25, -inf, 2.0, -4.0
// CALL: @wide([1.5, 2.0, -0.25], [inf, inf, inf]) -> 3.25, inf, 2.0, inf
// CALL: @wide([1.5, 2.0, -0.25], [-inf, -4.0, 0.5]) -> 3.25, inf, 2.0, -inf
// CALL: @wide([1.5, 2.0, -0.25], [-0.0, -4.0, 0.5]) -> 3.25, 0.0, 2.0, -4.0
// CALL: @wide([1.5, 2.0, -0.25], [2.0, -0.0, 0.5]) -> 3.25, -0.0, 2.0, -0.0
// CALL-RANDOM: @wide count=30 seed=4
