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
// CALL-RANDOM: @wide count=30 seed=4
