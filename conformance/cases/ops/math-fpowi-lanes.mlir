// RUN: %check %s
// ULP: 64
// math.fpowi of vectors: every lane has its own power.
func.func @lanes(%x: vector<3xf32>, %n: vector<3xi32>) -> vector<3xf32> {
  %r = math.fpowi %x, %n : vector<3xf32>, vector<3xi32>
  return %r : vector<3xf32>
}
// CALL-RANDOM: @lanes(-3.0..3.0, -9..9) count=30 seed=1
// CALL: @lanes([nan, 2.0, 3.0], [2, 3, -1]) -> [nan, 8.0, 0.33333334]
// CALL: @lanes([2.0, nan, 3.0], [2, 3, -1]) -> [4.0, nan, 0.33333334]
// CALL: @lanes([2.0, 2.0, nan], [2, 3, -1]) -> [4.0, 8.0, nan]
// CALL: @lanes([inf, -inf, inf], [2, 3, 1]) -> [inf, -inf, inf]
