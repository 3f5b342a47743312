// RUN: %check %s
// arith.bitcast keeps the bits: floats and integers of one width, both ways, NaN patterns included; vectors lane by lane.
func.func @f16_i16(%a: f16) -> i16 {
  %r = arith.bitcast %a : f16 to i16
  return %r : i16
}
func.func @i16_f16(%a: i16) -> f16 {
  %r = arith.bitcast %a : i16 to f16
  return %r : f16
}
func.func @bf16_i16(%a: bf16) -> i16 {
  %r = arith.bitcast %a : bf16 to i16
  return %r : i16
}
func.func @i16_bf16(%a: i16) -> bf16 {
  %r = arith.bitcast %a : i16 to bf16
  return %r : bf16
}
func.func @f32_i32(%a: f32) -> i32 {
  %r = arith.bitcast %a : f32 to i32
  return %r : i32
}
func.func @i32_f32(%a: i32) -> f32 {
  %r = arith.bitcast %a : i32 to f32
  return %r : f32
}
func.func @f64_i64(%a: f64) -> i64 {
  %r = arith.bitcast %a : f64 to i64
  return %r : i64
}
func.func @i64_f64(%a: i64) -> f64 {
  %r = arith.bitcast %a : i64 to f64
  return %r : f64
}
func.func @f16_bf16(%a: f16) -> bf16 {
  %r = arith.bitcast %a : f16 to bf16
  return %r : bf16
}
func.func @bf16_f16(%a: bf16) -> f16 {
  %r = arith.bitcast %a : bf16 to f16
  return %r : f16
}
func.func @f80_i80(%a: f80) -> i80 {
  %r = arith.bitcast %a : f80 to i80
  return %r : i80
}
func.func @i80_f80(%a: i80) -> f80 {
  %r = arith.bitcast %a : i80 to f80
  return %r : f80
}
func.func @f128_i128(%a: f128) -> i128 {
  %r = arith.bitcast %a : f128 to i128
  return %r : i128
}
func.func @i128_f128(%a: i128) -> f128 {
  %r = arith.bitcast %a : i128 to f128
  return %r : f128
}
func.func @v1(%a: vector<3xf32>) -> vector<3xi32> {
  %r = arith.bitcast %a : vector<3xf32> to vector<3xi32>
  return %r : vector<3xi32>
}
func.func @v2(%a: vector<2x2xi64>) -> vector<2x2xf64> {
  %r = arith.bitcast %a : vector<2x2xi64> to vector<2x2xf64>
  return %r : vector<2x2xf64>
}
func.func @v0(%a: vector<i16>) -> vector<f16> {
  %r = arith.bitcast %a : vector<i16> to vector<f16>
  return %r : vector<f16>
}
// CALL: @f16_i16(0x0) -> 0x0
// CALL: @f16_i16(0x8000) -> 0x8000
// CALL: @f16_i16(0x7fff) -> 0x7fff
// CALL: @f16_i16(0x1234) -> 0x1234
// CALL: @f16_i16(0x5fd9) -> 0x5fd9
// CALL-RANDOM: @f16_i16(_) count=30 seed=5
// CALL: @i16_f16(0x0) -> 0x0
// CALL: @i16_f16(0x8000) -> 0x8000
// CALL: @i16_f16(0x7fff) -> 0x7fff
// CALL: @i16_f16(0x1234) -> 0x1234
// CALL: @i16_f16(0x803b) -> 0x803b
// CALL-RANDOM: @i16_f16(_) count=30 seed=5
// CALL: @bf16_i16(0x0) -> 0x0
// CALL: @bf16_i16(0x8000) -> 0x8000
// CALL: @bf16_i16(0x7fff) -> 0x7fff
// CALL: @bf16_i16(0x1234) -> 0x1234
// CALL: @bf16_i16(0x66a0) -> 0x66a0
// CALL-RANDOM: @bf16_i16(_) count=30 seed=5
// CALL: @i16_bf16(0x0) -> 0x0
// CALL: @i16_bf16(0x8000) -> 0x8000
// CALL: @i16_bf16(0x7fff) -> 0x7fff
// CALL: @i16_bf16(0x1234) -> 0x1234
// CALL: @i16_bf16(0xa606) -> 0xa606
// CALL-RANDOM: @i16_bf16(_) count=30 seed=5
// CALL: @f32_i32(0x0) -> 0x0
// CALL: @f32_i32(0x80000000) -> 0x80000000
// CALL: @f32_i32(0x7fffffff) -> 0x7fffffff
// CALL: @f32_i32(0x1234) -> 0x1234
// CALL: @f32_i32(0x8fb3e428) -> 0x8fb3e428
// CALL-RANDOM: @f32_i32(_) count=30 seed=5
// CALL: @i32_f32(0x0) -> 0x0
// CALL: @i32_f32(0x80000000) -> 0x80000000
// CALL: @i32_f32(0x7fffffff) -> 0x7fffffff
// CALL: @i32_f32(0x1234) -> 0x1234
// CALL: @i32_f32(0xedac6e6c) -> 0xedac6e6c
// CALL-RANDOM: @i32_f32(_) count=30 seed=5
// CALL: @f64_i64(0x0) -> 0x0
// CALL: @f64_i64(0x8000000000000000) -> 0x8000000000000000
// CALL: @f64_i64(0x7fffffffffffffff) -> 0x7fffffffffffffff
// CALL: @f64_i64(0x1234) -> 0x1234
// CALL: @f64_i64(0x277afd0b92f54112) -> 0x277afd0b92f54112
// CALL-RANDOM: @f64_i64(_) count=30 seed=5
// CALL: @i64_f64(0x0) -> 0x0
// CALL: @i64_f64(0x8000000000000000) -> 0x8000000000000000
// CALL: @i64_f64(0x7fffffffffffffff) -> 0x7fffffffffffffff
// CALL: @i64_f64(0x1234) -> 0x1234
// CALL: @i64_f64(0x302ece3fe13cdf92) -> 0x302ece3fe13cdf92
// CALL-RANDOM: @i64_f64(_) count=30 seed=5
// CALL: @f16_bf16(0x0) -> 0x0
// CALL: @f16_bf16(0x8000) -> 0x8000
// CALL: @f16_bf16(0x7fff) -> 0x7fff
// CALL: @f16_bf16(0x1234) -> 0x1234
// CALL: @f16_bf16(0xf6e7) -> 0xf6e7
// CALL-RANDOM: @f16_bf16(_) count=30 seed=5
// CALL: @bf16_f16(0x0) -> 0x0
// CALL: @bf16_f16(0x8000) -> 0x8000
// CALL: @bf16_f16(0x7fff) -> 0x7fff
// CALL: @bf16_f16(0x1234) -> 0x1234
// CALL: @bf16_f16(0x6bd5) -> 0x6bd5
// CALL-RANDOM: @bf16_f16(_) count=30 seed=5
// CALL: @f80_i80(0x0) -> 0x0
// CALL: @f80_i80(0x3fff8000000000000000) -> 0x3fff8000000000000000
// CALL: @f80_i80(0xc000c000000000000000) -> 0xc000c000000000000000
// CALL: @i80_f80(0x0) -> 0x0
// CALL: @i80_f80(0x3fff8000000000000000) -> 0x3fff8000000000000000
// CALL: @i80_f80(0xc000c000000000000000) -> 0xc000c000000000000000
// CALL: @f128_i128(0x0) -> 0x0
// CALL: @f128_i128(0x80000000000000000000000000000000) -> 0x80000000000000000000000000000000
// CALL: @f128_i128(0x7fffffffffffffffffffffffffffffff) -> 0x7fffffffffffffffffffffffffffffff
// CALL: @f128_i128(0x1234) -> 0x1234
// CALL: @f128_i128(0xc46f9c9a70ae8c0166d1eec97c993a3a) -> 0xc46f9c9a70ae8c0166d1eec97c993a3a
// CALL-RANDOM: @f128_i128(_) count=30 seed=5
// CALL: @i128_f128(0x0) -> 0x0
// CALL: @i128_f128(0x80000000000000000000000000000000) -> 0x80000000000000000000000000000000
// CALL: @i128_f128(0x7fffffffffffffffffffffffffffffff) -> 0x7fffffffffffffffffffffffffffffff
// CALL: @i128_f128(0x1234) -> 0x1234
// CALL: @i128_f128(0x9660060aff0200aee62ee61c9fe60efb) -> 0x9660060aff0200aee62ee61c9fe60efb
// CALL-RANDOM: @i128_f128(_) count=30 seed=5
// CALL: @v1([1.0, -0.0, inf]) -> [0x3f800000, 0x80000000, 0x7f800000]
// CALL: @v2([0x3ff8000000000000, 0x8000000000000000, 0, 0xc000000000000000]) -> [1.5, -0.0, 0.0, -2.0]
// CALL: @v0([0x3c00]) -> [1.0]
// CALL-RANDOM: @v1(_) count=30 seed=5
// CALL-RANDOM: @v2(_) count=30 seed=5
