// RUN: %check %s
// CLAUSE: OPS-MATH-01
// math.ceil, floor, trunc, round (halves away from zero), roundeven (halves to even): the sign stays, also that of a zero result.
func.func @all(%x: f32) -> (f32, f32, f32, f32, f32) {
  %0 = math.ceil %x : f32
  %1 = math.floor %x : f32
  %2 = math.trunc %x : f32
  %3 = math.round %x : f32
  %4 = math.roundeven %x : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}
func.func @all64(%x: f64) -> (f64, f64, f64, f64, f64) {
  %0 = math.ceil %x : f64
  %1 = math.floor %x : f64
  %2 = math.trunc %x : f64
  %3 = math.round %x : f64
  %4 = math.roundeven %x : f64
  return %0, %1, %2, %3, %4 : f64, f64, f64, f64, f64
}
func.func @lanes(%x: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = math.floor %x : vector<4xf32>
  %1 = math.round %x : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
// CALL: @all(2.5) -> 3.0, 2.0, 2.0, 3.0, 2.0
// CALL: @all(-2.5) -> -2.0, -3.0, -2.0, -3.0, -2.0
// CALL: @all(3.5) -> 4.0, 3.0, 3.0, 4.0, 4.0
// CALL: @all(-0.25) -> -0.0, -1.0, -0.0, -0.0, -0.0
// CALL: @all(0.5) -> 1.0, 0.0, 0.0, 1.0, 0.0
// CALL: @all(0.49999997) -> 1.0, 0.0, 0.0, 0.0, 0.0
// CALL: @all(8388609.0) -> 8388609.0, 8388609.0, 8388609.0, 8388609.0, 8388609.0
// CALL: @all(-inf) -> -inf, -inf, -inf, -inf, -inf
// CALL: @all(nan) -> nan, nan, nan, nan, nan
// CALL: @all(0x00000001) -> 1.0, 0.0, 0.0, 0.0, 0.0
// CALL: @all64(-1.5) -> -1.0, -2.0, -1.0, -2.0, -2.0
// CALL: @all64(4503599627370495.5) -> 4503599627370496.0, 4503599627370495.0, 4503599627370495.0, 4503599627370496.0, 4503599627370496.0
// CALL: @all64(nan) -> nan, nan, nan, nan, nan
// CALL: @all64(inf) -> inf, inf, inf, inf, inf
// CALL: @all64(-0.0) -> -0.0, -0.0, -0.0, -0.0, -0.0
// CALL: @lanes([0.5, -0.5, 1.75, -1.75]) -> [0.0, -1.0, 1.0, -2.0], [1.0, -1.0, 2.0, -2.0]
// CALL: @lanes([nan, -0.5, 1.75, -1.75]) -> [nan, -1.0, 1.0, -2.0], [nan, -1.0, 2.0, -2.0]
// CALL: @lanes([inf, -0.5, 1.75, -1.75]) -> [inf, -1.0, 1.0, -2.0], [inf, -1.0, 2.0, -2.0]
// CALL-RANDOM: @all count=60 seed=1
// CALL-RANDOM: @all(-100.0..100.0) count=60 seed=2
// CALL-RANDOM: @all64(-1000.0..1000.0) count=60 seed=3
// CALL-RANDOM: @lanes count=30 seed=4
