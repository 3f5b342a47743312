// RUN: %check %s
// CLAUSE: OPS-MATH-01
// ULP: 64
// math.fpowi with powers of every width: the intrinsic takes one of 32 bits.
func.func @power_f32_i8(%x: f32, %n: i8) -> f32 {
  %r = math.fpowi %x, %n : f32, i8
  return %r : f32
}
func.func @power_f32_i16(%x: f32, %n: i16) -> f32 {
  %r = math.fpowi %x, %n : f32, i16
  return %r : f32
}
func.func @power_f32_i32(%x: f32, %n: i32) -> f32 {
  %r = math.fpowi %x, %n : f32, i32
  return %r : f32
}
func.func @power_f32_i64(%x: f32, %n: i64) -> f32 {
  %r = math.fpowi %x, %n : f32, i64
  return %r : f32
}
func.func @power_f64_i8(%x: f64, %n: i8) -> f64 {
  %r = math.fpowi %x, %n : f64, i8
  return %r : f64
}
func.func @power_f64_i16(%x: f64, %n: i16) -> f64 {
  %r = math.fpowi %x, %n : f64, i16
  return %r : f64
}
func.func @power_f64_i32(%x: f64, %n: i32) -> f64 {
  %r = math.fpowi %x, %n : f64, i32
  return %r : f64
}
func.func @power_f64_i64(%x: f64, %n: i64) -> f64 {
  %r = math.fpowi %x, %n : f64, i64
  return %r : f64
}
// CALL-RANDOM: @power_f32_i8(-3.0..3.0, -20..20) count=30 seed=1
// CALL: @power_f32_i8(-2.0, 3) -> -8.0
// CALL: @power_f32_i8(-2.0, -2) -> 0.25
// CALL: @power_f32_i8(0.0, 0) -> 1.0
// CALL: @power_f32_i8(inf, -1) -> 0.0
// CALL-RANDOM: @power_f32_i16(-3.0..3.0, -20..20) count=30 seed=1
// CALL: @power_f32_i16(-2.0, 3) -> -8.0
// CALL: @power_f32_i16(-2.0, -2) -> 0.25
// CALL: @power_f32_i16(0.0, 0) -> 1.0
// CALL: @power_f32_i16(inf, -1) -> 0.0
// CALL: @power_f32_i16(nan, 3) -> nan
// CALL-RANDOM: @power_f32_i32(-3.0..3.0, -20..20) count=30 seed=1
// CALL: @power_f32_i32(-2.0, 3) -> -8.0
// CALL: @power_f32_i32(-2.0, -2) -> 0.25
// CALL: @power_f32_i32(0.0, 0) -> 1.0
// CALL: @power_f32_i32(inf, -1) -> 0.0
// CALL: @power_f32_i32(nan, 3) -> nan
// CALL-RANDOM: @power_f32_i64(-3.0..3.0, -20..20) count=30 seed=1
// CALL: @power_f32_i64(-2.0, 3) -> -8.0
// CALL: @power_f32_i64(-2.0, -2) -> 0.25
// CALL: @power_f32_i64(0.0, 0) -> 1.0
// CALL: @power_f32_i64(inf, -1) -> 0.0
// CALL: @power_f32_i64(nan, 3) -> nan
// CALL: @power_f32_i64(-2.0, 9223372036854775807)
// CALL: @power_f32_i64(-2.0, -9223372036854775808)
// CALL: @power_f32_i64(-2.0, -4723264406679602938)
// CALL-RANDOM: @power_f64_i8(-3.0..3.0, -20..20) count=30 seed=1
// CALL: @power_f64_i8(-2.0, 3) -> -8.0
// CALL: @power_f64_i8(-2.0, -2) -> 0.25
// CALL: @power_f64_i8(0.0, 0) -> 1.0
// CALL: @power_f64_i8(inf, -1) -> 0.0
// CALL: @power_f64_i8(nan, 3) -> nan
// CALL-RANDOM: @power_f64_i16(-3.0..3.0, -20..20) count=30 seed=1
// CALL: @power_f64_i16(-2.0, 3) -> -8.0
// CALL: @power_f64_i16(-2.0, -2) -> 0.25
// CALL: @power_f64_i16(0.0, 0) -> 1.0
// CALL: @power_f64_i16(inf, -1) -> 0.0
// CALL: @power_f64_i16(nan, 3) -> nan
// CALL-RANDOM: @power_f64_i32(-3.0..3.0, -20..20) count=30 seed=1
// CALL: @power_f64_i32(-2.0, 3) -> -8.0
// CALL: @power_f64_i32(-2.0, -2) -> 0.25
// CALL: @power_f64_i32(0.0, 0) -> 1.0
// CALL: @power_f64_i32(inf, -1) -> 0.0
// CALL-RANDOM: @power_f64_i64(-3.0..3.0, -20..20) count=30 seed=1
// CALL: @power_f64_i64(-2.0, 3) -> -8.0
// CALL: @power_f64_i64(-2.0, -2) -> 0.25
// CALL: @power_f64_i64(0.0, 0) -> 1.0
// CALL: @power_f64_i64(inf, -1) -> 0.0
// CALL: @power_f64_i64(-1.0, 9007199254740993) -> -1.0
// CALL: @power_f64_i64(1.0000000000000002, 4503599627370497)
// CALL: @power_f64_i64(-0.0, -9007199254740993) -> -inf
// CALL: @power_f64_i64(nan, 3) -> nan
