// RUN: %check %s
// ULP: 2
// math functions of one and two numbers on f64 and on lanes.
func.func @one(%x: f64) -> (f64, f64, f64, f64) {
  %0 = math.sin %x : f64
  %1 = math.exp %x : f64
  %2 = math.tanh %x : f64
  %3 = math.atan %x : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}
func.func @two(%x: f64, %y: f64) -> (f64, f64) {
  %0 = math.powf %x, %y : f64
  %1 = math.atan2 %x, %y : f64
  return %0, %1 : f64, f64
}
func.func @lanes(%x: vector<3xf64>) -> (vector<3xf64>, vector<3xf64>) {
  %0 = math.cos %x : vector<3xf64>
  %1 = math.exp %x : vector<3xf64>
  return %0, %1 : vector<3xf64>, vector<3xf64>
}
// CALL: @one(1.0) -> 0.8414709848078965, 2.718281828459045, 0.7615941559557649, 0.7853981633974483
// CALL: @one(nan) -> nan, nan, nan, nan
// CALL: @one(inf)
// CALL: @two(2.0, 10.0) -> 1024.0, 0.19739555984988075
// CALL: @two(-8.0, 3.0) -> -512.0, -1.2120256565243244
// CALL: @two(0.0, -0.0) -> 1.0, 3.141592653589793
// CALL: @two(nan, 10.0) -> nan, nan
// CALL: @two(inf, 10.0)
// CALL: @lanes([0.0, 1.0, -1.0]) -> [1.0, 0.5403023058681398, 0.5403023058681398], [1.0, 2.718281828459045, 0.36787944117144233]
// CALL: @lanes([nan, 1.0, -1.0])
// CALL: @lanes([inf, 1.0, -1.0])
// CALL-RANDOM: @one(-50.0..50.0) count=100 seed=1
// CALL-RANDOM: @two(0.001..100.0, -20.0..20.0) count=100 seed=2
// CALL-RANDOM: @lanes count=30 seed=3
