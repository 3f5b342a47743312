// RUN: %check %s
// ULP: 2
// math.sin, cos, tan, exp, exp2, log, log2, log10, sinh, cosh, tanh and the inverse functions on f32: any library within two units in the last place will do.
func.func @trigonometric(%x: f32) -> (f32, f32, f32) {
  %0 = math.sin %x : f32
  %1 = math.cos %x : f32
  %2 = math.tan %x : f32
  return %0, %1, %2 : f32, f32, f32
}
func.func @exponential(%x: f32) -> (f32, f32) {
  %0 = math.exp %x : f32
  %1 = math.exp2 %x : f32
  return %0, %1 : f32, f32
}
func.func @logarithmic(%x: f32) -> (f32, f32, f32) {
  %0 = math.log %x : f32
  %1 = math.log2 %x : f32
  %2 = math.log10 %x : f32
  return %0, %1, %2 : f32, f32, f32
}
func.func @hyperbolic(%x: f32) -> (f32, f32, f32) {
  %0 = math.sinh %x : f32
  %1 = math.cosh %x : f32
  %2 = math.tanh %x : f32
  return %0, %1, %2 : f32, f32, f32
}
func.func @inverse(%x: f32) -> (f32, f32, f32) {
  %0 = math.asin %x : f32
  %1 = math.acos %x : f32
  %2 = math.atan %x : f32
  return %0, %1, %2 : f32, f32, f32
}
func.func @stored(%m: memref<?xf32>, %i: index) {
  %x = memref.load %m[%i] : memref<?xf32>
  %y = math.exp %x : f32
  %n = arith.negf %y : f32
  memref.store %n, %m[%i] : memref<?xf32>
  return
}
// CALL: @trigonometric(1.0) -> 0.841470985, 0.540302306, 1.557407725
// CALL: @trigonometric(-0.0) -> -0.0, 1.0, -0.0
// CALL: @trigonometric(inf) -> nan, nan, nan
// CALL: @exponential(1.0) -> 2.718281828, 2.0
// CALL: @exponential(-inf) -> 0.0, 0.0
// CALL: @exponential(200.0) -> inf, inf
// CALL: @exponential(nan) -> nan, nan
// CALL: @logarithmic(2.0) -> 0.693147181, 1.0, 0.301029996
// CALL: @logarithmic(-1.0) -> nan, nan, nan
// CALL: @logarithmic(0.0) -> -inf, -inf, -inf
// CALL: @hyperbolic(1.0) -> 1.175201194, 1.543080635, 0.761594156
// CALL: @hyperbolic(nan) -> nan, nan, nan
// CALL: @hyperbolic(inf)
// CALL: @inverse(1.0) -> 1.570796327, 0.0, 0.785398163
// CALL: @inverse(2.0) -> nan, nan, 1.107148718
// CALL: @inverse(nan) -> nan, nan, nan
// CALL: @inverse(inf)
// CALL: @stored(memref<sizes=[3] data=[1.0, 0.0, 2.0]>, 1) -> () after arg0=[1.0, -1.0, 2.0]
// CALL: @stored(memref<sizes=[3] data=[1.0, nan, 2.0]>, 1)
// CALL: @stored(memref<sizes=[3] data=[1.0, inf, 2.0]>, 1)
// CALL-RANDOM: @trigonometric(-100.0..100.0) count=100 seed=1
// CALL-RANDOM: @exponential(-80.0..80.0) count=100 seed=2
// CALL-RANDOM: @logarithmic(0.0..1000.0) count=100 seed=3
// CALL-RANDOM: @hyperbolic(-20.0..20.0) count=100 seed=4
// CALL-RANDOM: @inverse(-1.0..1.0) count=100 seed=5
// CALL-RANDOM: @stored(memref<sizes=[N] values=-2.0..2.0>, 0..N-1) N=1..5 count=30 seed=6
