// RUN: %check %s
// ULP: 64
// math.fpowi of vectors: every lane has its own power.
func.func @lanes(%x: vector<3xf32>, %n: vector<3xi32>) -> vector<3xf32> {
  %r = math.fpowi %x, %n : vector<3xf32>, vector<3xi32>
  return %r : vector<3xf32>
}
// CALL-RANDOM: @lanes(-3.0..3.0, -9..9) count=30 seed=1
