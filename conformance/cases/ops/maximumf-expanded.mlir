// RUN: %check %s
// arith.maximumf beside an integer division that is expanded: zeros keep their order, -0.0 before +0.0, and NaN wins, in every
// format. (The case of long formats alone is maximumf-f80 and maximumf-f128.)
func.func @f16(%a: f16, %b: f16, %i: i32) -> (f16, i32) {
  %d = arith.ceildivui %i, %i : i32
  %r = arith.maximumf %a, %b : f16
  return %r, %d : f16, i32
}
func.func @bf16(%a: bf16, %b: bf16, %i: i32) -> (bf16, i32) {
  %d = arith.ceildivui %i, %i : i32
  %r = arith.maximumf %a, %b : bf16
  return %r, %d : bf16, i32
}
func.func @f32(%a: f32, %b: f32, %i: i32) -> (f32, i32) {
  %d = arith.ceildivui %i, %i : i32
  %r = arith.maximumf %a, %b : f32
  return %r, %d : f32, i32
}
func.func @f64(%a: f64, %b: f64, %i: i32) -> (f64, i32) {
  %d = arith.ceildivui %i, %i : i32
  %r = arith.maximumf %a, %b : f64
  return %r, %d : f64, i32
}
func.func @f80(%a: f80, %b: f80, %i: i32) -> (f80, i32) {
  %d = arith.ceildivui %i, %i : i32
  %r = arith.maximumf %a, %b : f80
  return %r, %d : f80, i32
}
func.func @f128(%a: f128, %b: f128, %i: i32) -> (f128, i32) {
  %d = arith.ceildivui %i, %i : i32
  %r = arith.maximumf %a, %b : f128
  return %r, %d : f128, i32
}
// CALL: @f16(-0.0, 0.0, 3) -> 0.0, 1
// CALL: @f16(0.0, -0.0, 3) -> 0.0, 1
// CALL: @f16(0.0, 0.0, 3) -> 0.0, 1
// CALL: @f16(-0.0, -0.0, 3) -> -0.0, 1
// CALL: @f16(-1.0, 0.0, 3) -> 0.0, 1
// CALL: @f16(1.0, -0.0, 3) -> 1.0, 1
// CALL: @f16(1.0, 2.0, 3) -> 2.0, 1
// CALL: @f16(2.0, -1.0, 3) -> 2.0, 1
// CALL: @f16(inf, -inf, 3) -> inf, 1
// CALL: @f16(nan, -0.0, 3) -> nan, 1
// CALL: @f16(0.0, nan, 3) -> nan, 1
// CALL: @f16(nan, nan, 3) -> nan, 1
// CALL-RANDOM: @f16(_, _, 1..9) count=20 seed=9
// CALL: @bf16(-0.0, 0.0, 3) -> 0.0, 1
// CALL: @bf16(0.0, -0.0, 3) -> 0.0, 1
// CALL: @bf16(0.0, 0.0, 3) -> 0.0, 1
// CALL: @bf16(-0.0, -0.0, 3) -> -0.0, 1
// CALL: @bf16(-1.0, 0.0, 3) -> 0.0, 1
// CALL: @bf16(1.0, -0.0, 3) -> 1.0, 1
// CALL: @bf16(1.0, 2.0, 3) -> 2.0, 1
// CALL: @bf16(2.0, -1.0, 3) -> 2.0, 1
// CALL: @bf16(inf, -inf, 3) -> inf, 1
// CALL: @bf16(nan, -0.0, 3) -> nan, 1
// CALL: @bf16(0.0, nan, 3) -> nan, 1
// CALL: @bf16(nan, nan, 3) -> nan, 1
// CALL-RANDOM: @bf16(_, _, 1..9) count=20 seed=9
// CALL: @f32(-0.0, 0.0, 3) -> 0.0, 1
// CALL: @f32(0.0, -0.0, 3) -> 0.0, 1
// CALL: @f32(0.0, 0.0, 3) -> 0.0, 1
// CALL: @f32(-0.0, -0.0, 3) -> -0.0, 1
// CALL: @f32(-1.0, 0.0, 3) -> 0.0, 1
// CALL: @f32(1.0, -0.0, 3) -> 1.0, 1
// CALL: @f32(1.0, 2.0, 3) -> 2.0, 1
// CALL: @f32(2.0, -1.0, 3) -> 2.0, 1
// CALL: @f32(inf, -inf, 3) -> inf, 1
// CALL: @f32(nan, -0.0, 3) -> nan, 1
// CALL: @f32(0.0, nan, 3) -> nan, 1
// CALL: @f32(nan, nan, 3) -> nan, 1
// CALL-RANDOM: @f32(_, _, 1..9) count=20 seed=9
// CALL: @f64(-0.0, 0.0, 3) -> 0.0, 1
// CALL: @f64(0.0, -0.0, 3) -> 0.0, 1
// CALL: @f64(0.0, 0.0, 3) -> 0.0, 1
// CALL: @f64(-0.0, -0.0, 3) -> -0.0, 1
// CALL: @f64(-1.0, 0.0, 3) -> 0.0, 1
// CALL: @f64(1.0, -0.0, 3) -> 1.0, 1
// CALL: @f64(1.0, 2.0, 3) -> 2.0, 1
// CALL: @f64(2.0, -1.0, 3) -> 2.0, 1
// CALL: @f64(inf, -inf, 3) -> inf, 1
// CALL: @f64(nan, -0.0, 3) -> nan, 1
// CALL: @f64(0.0, nan, 3) -> nan, 1
// CALL: @f64(nan, nan, 3) -> nan, 1
// CALL-RANDOM: @f64(_, _, 1..9) count=20 seed=9
// CALL: @f80(-0.0, 0.0, 3) -> 0.0, 1
// CALL: @f80(0.0, -0.0, 3) -> 0.0, 1
// CALL: @f80(0.0, 0.0, 3) -> 0.0, 1
// CALL: @f80(-0.0, -0.0, 3) -> -0.0, 1
// CALL: @f80(-1.0, 0.0, 3) -> 0.0, 1
// CALL: @f80(1.0, -0.0, 3) -> 1.0, 1
// CALL: @f80(1.0, 2.0, 3) -> 2.0, 1
// CALL: @f80(2.0, -1.0, 3) -> 2.0, 1
// CALL: @f80(inf, -inf, 3) -> inf, 1
// CALL: @f80(nan, -0.0, 3) -> nan, 1
// CALL: @f80(0.0, nan, 3) -> nan, 1
// CALL: @f80(nan, nan, 3) -> nan, 1
// CALL-RANDOM: @f80(_, _, 1..9) count=20 seed=9
// CALL: @f128(-0.0, 0.0, 3) -> 0.0, 1
// CALL: @f128(0.0, -0.0, 3) -> 0.0, 1
// CALL: @f128(0.0, 0.0, 3) -> 0.0, 1
// CALL: @f128(-0.0, -0.0, 3) -> -0.0, 1
// CALL: @f128(-1.0, 0.0, 3) -> 0.0, 1
// CALL: @f128(1.0, -0.0, 3) -> 1.0, 1
// CALL: @f128(1.0, 2.0, 3) -> 2.0, 1
// CALL: @f128(2.0, -1.0, 3) -> 2.0, 1
// CALL: @f128(inf, -inf, 3) -> inf, 1
// CALL: @f128(nan, -0.0, 3) -> nan, 1
// CALL: @f128(0.0, nan, 3) -> nan, 1
// CALL: @f128(nan, nan, 3) -> nan, 1
// CALL: @f128(nan, inf, 3) -> nan, 1
// CALL-RANDOM: @f128(_, _, 1..9) count=20 seed=9
