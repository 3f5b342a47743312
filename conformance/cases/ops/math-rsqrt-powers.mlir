// RUN: %check %s
// ULP: 4
// math.rsqrt and math.fpowi: one divided by a root and repeated products are a few roundings away from the exact number.
func.func @rsqrt_of(%x: f32) -> f32 {
  %r = math.rsqrt %x : f32
  return %r : f32
}
func.func @fpowi(%x: f32, %n: i32) -> f32 {
  %r = math.fpowi %x, %n : f32, i32
  return %r : f32
}
// CALL: @rsqrt_of(4.0) -> 0.5
// CALL: @rsqrt_of(2.0) -> 0.707106781
// CALL: @rsqrt_of(0.0) -> inf
// CALL: @rsqrt_of(-1.0) -> nan
// CALL: @rsqrt_of(inf)
// CALL: @fpowi(2.0, 10) -> 1024.0
// CALL: @fpowi(-2.0, 3) -> -8.0
// CALL: @fpowi(2.0, -2) -> 0.25
// CALL: @fpowi(3.0, 0) -> 1.0
// CALL: @fpowi(nan, 10) -> nan
// CALL: @fpowi(inf, 10)
// CALL-RANDOM: @rsqrt_of(0.0..1000.0) count=60 seed=1
// CALL-RANDOM: @fpowi(-3.0..3.0, -6..6) count=60 seed=2
