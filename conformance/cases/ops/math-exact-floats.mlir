// RUN: %check %s
// CLAUSE: OPS-MATH-01
// math.absf, copysign, sqrt, fma: bit operations keep a NaN's other bits, the others are rounded once.
func.func @absf(%x: f32) -> f32 {
  %r = math.absf %x : f32
  return %r : f32
}
func.func @copysign_of(%x: f64, %y: f64) -> f64 {
  %r = math.copysign %x, %y : f64
  return %r : f64
}
func.func @sqrt_of(%x: f32) -> f32 {
  %r = math.sqrt %x : f32
  return %r : f32
}
func.func @fma_of(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.fma %a, %b, %c : f32
  return %r : f32
}
func.func @lanes(%a: vector<3xf64>, %b: vector<3xf64>, %c: vector<3xf64>) -> (vector<3xf64>, vector<3xf64>, vector<3xf64>) {
  %0 = math.absf %a : vector<3xf64>
  %1 = math.sqrt %b : vector<3xf64>
  %2 = math.fma %a, %b, %c : vector<3xf64>
  return %0, %1, %2 : vector<3xf64>, vector<3xf64>, vector<3xf64>
}
// CALL: @absf(-1.5) -> 1.5
// CALL: @absf(-0.0) -> 0.0
// CALL: @absf(0xffc12345) -> 0x7fc12345
// CALL: @absf(inf) -> inf
// CALL: @copysign_of(1.5, -0.0) -> -1.5
// CALL: @copysign_of(-inf, 1.0) -> inf
// CALL: @copysign_of(nan, -0.0) -> nan
// CALL: @sqrt_of(2.0) -> 0x3fb504f3
// CALL: @sqrt_of(-0.0) -> -0.0
// CALL: @sqrt_of(-1.0) -> nan
// CALL: @sqrt_of(inf) -> inf
// CALL: @fma_of(0x3f800800, 0x3f800800, 0xbf801000) -> 0x33800000
// CALL: @fma_of(inf, 0.0, 1.0) -> nan
// CALL: @fma_of(-0.0, -0.0, -0.0) -> 0.0
// CALL: @lanes([-1.0, 2.0, -0.0], [4.0, 0.25, 9.0], [1.0, 1.0, 1.0]) -> [1.0, 2.0, 0.0], [2.0, 0.5, 3.0], [-3.0, 1.5, 1.0]
// CALL: @lanes([nan, 2.0, -0.0], [4.0, 0.25, 9.0], [1.0, 1.0, 1.0]) -> [nan, 2.0, 0.0], [2.0, 0.5, 3.0], [nan, 1.5, 1.0]
// CALL: @lanes([inf, 2.0, -0.0], [4.0, 0.25, 9.0], [1.0, 1.0, 1.0]) -> [inf, 2.0, 0.0], [2.0, 0.5, 3.0], [inf, 1.5, 1.0]
// CALL: @lanes([-1.0, 2.0, -0.0], [inf, 0.25, 9.0], [1.0, 1.0, 1.0]) -> [1.0, 2.0, 0.0], [inf, 0.5, 3.0], [-inf, 1.5, 1.0]
// CALL: @lanes([-1.0, 2.0, -0.0], [-0.0, 0.25, 9.0], [1.0, 1.0, 1.0]) -> [1.0, 2.0, 0.0], [-0.0, 0.5, 3.0], [1.0, 1.5, 1.0]
// CALL: @lanes([-1.0, 2.0, -0.0], [4.0, 0.25, 9.0], [1.0, 1.0, -0.0]) -> [1.0, 2.0, 0.0], [2.0, 0.5, 3.0], [-3.0, 1.5, -0.0]
// CALL-RANDOM: @absf count=30 seed=1
// CALL-RANDOM: @copysign_of count=30 seed=2
// CALL-RANDOM: @sqrt_of count=40 seed=3
// CALL-RANDOM: @fma_of count=60 seed=4
// CALL-RANDOM: @lanes count=30 seed=5
// CALL-RANDOM: @lanes count=60 seed=11
