// RUN: %check %s
// arith.fptosi truncates towards zero; only values whose truncation fits.
func.func @i1_f16(%a: f16) -> i1 {
  %r = arith.fptosi %a : f16 to i1
  return %r : i1
}
func.func @i8_f16(%a: f16) -> i8 {
  %r = arith.fptosi %a : f16 to i8
  return %r : i8
}
func.func @i16_f16(%a: f16) -> i16 {
  %r = arith.fptosi %a : f16 to i16
  return %r : i16
}
func.func @i24_f16(%a: f16) -> i24 {
  %r = arith.fptosi %a : f16 to i24
  return %r : i24
}
func.func @i32_f16(%a: f16) -> i32 {
  %r = arith.fptosi %a : f16 to i32
  return %r : i32
}
func.func @i33_f16(%a: f16) -> i33 {
  %r = arith.fptosi %a : f16 to i33
  return %r : i33
}
func.func @i64_f16(%a: f16) -> i64 {
  %r = arith.fptosi %a : f16 to i64
  return %r : i64
}
func.func @i65_f16(%a: f16) -> i65 {
  %r = arith.fptosi %a : f16 to i65
  return %r : i65
}
func.func @i128_f16(%a: f16) -> i128 {
  %r = arith.fptosi %a : f16 to i128
  return %r : i128
}
func.func @i1_bf16(%a: bf16) -> i1 {
  %r = arith.fptosi %a : bf16 to i1
  return %r : i1
}
func.func @i8_bf16(%a: bf16) -> i8 {
  %r = arith.fptosi %a : bf16 to i8
  return %r : i8
}
func.func @i16_bf16(%a: bf16) -> i16 {
  %r = arith.fptosi %a : bf16 to i16
  return %r : i16
}
func.func @i24_bf16(%a: bf16) -> i24 {
  %r = arith.fptosi %a : bf16 to i24
  return %r : i24
}
func.func @i32_bf16(%a: bf16) -> i32 {
  %r = arith.fptosi %a : bf16 to i32
  return %r : i32
}
func.func @i33_bf16(%a: bf16) -> i33 {
  %r = arith.fptosi %a : bf16 to i33
  return %r : i33
}
func.func @i64_bf16(%a: bf16) -> i64 {
  %r = arith.fptosi %a : bf16 to i64
  return %r : i64
}
func.func @i65_bf16(%a: bf16) -> i65 {
  %r = arith.fptosi %a : bf16 to i65
  return %r : i65
}
func.func @i128_bf16(%a: bf16) -> i128 {
  %r = arith.fptosi %a : bf16 to i128
  return %r : i128
}
func.func @i1_f32(%a: f32) -> i1 {
  %r = arith.fptosi %a : f32 to i1
  return %r : i1
}
func.func @i8_f32(%a: f32) -> i8 {
  %r = arith.fptosi %a : f32 to i8
  return %r : i8
}
func.func @i16_f32(%a: f32) -> i16 {
  %r = arith.fptosi %a : f32 to i16
  return %r : i16
}
func.func @i24_f32(%a: f32) -> i24 {
  %r = arith.fptosi %a : f32 to i24
  return %r : i24
}
func.func @i32_f32(%a: f32) -> i32 {
  %r = arith.fptosi %a : f32 to i32
  return %r : i32
}
func.func @i33_f32(%a: f32) -> i33 {
  %r = arith.fptosi %a : f32 to i33
  return %r : i33
}
func.func @i64_f32(%a: f32) -> i64 {
  %r = arith.fptosi %a : f32 to i64
  return %r : i64
}
func.func @i65_f32(%a: f32) -> i65 {
  %r = arith.fptosi %a : f32 to i65
  return %r : i65
}
func.func @i128_f32(%a: f32) -> i128 {
  %r = arith.fptosi %a : f32 to i128
  return %r : i128
}
func.func @i1_f64(%a: f64) -> i1 {
  %r = arith.fptosi %a : f64 to i1
  return %r : i1
}
func.func @i8_f64(%a: f64) -> i8 {
  %r = arith.fptosi %a : f64 to i8
  return %r : i8
}
func.func @i16_f64(%a: f64) -> i16 {
  %r = arith.fptosi %a : f64 to i16
  return %r : i16
}
func.func @i24_f64(%a: f64) -> i24 {
  %r = arith.fptosi %a : f64 to i24
  return %r : i24
}
func.func @i32_f64(%a: f64) -> i32 {
  %r = arith.fptosi %a : f64 to i32
  return %r : i32
}
func.func @i33_f64(%a: f64) -> i33 {
  %r = arith.fptosi %a : f64 to i33
  return %r : i33
}
func.func @i64_f64(%a: f64) -> i64 {
  %r = arith.fptosi %a : f64 to i64
  return %r : i64
}
func.func @i65_f64(%a: f64) -> i65 {
  %r = arith.fptosi %a : f64 to i65
  return %r : i65
}
func.func @i128_f64(%a: f64) -> i128 {
  %r = arith.fptosi %a : f64 to i128
  return %r : i128
}
func.func @v2(%a: vector<2x2xf32>) -> vector<2x2xi16> {
  %r = arith.fptosi %a : vector<2x2xf32> to vector<2x2xi16>
  return %r : vector<2x2xi16>
}
func.func @v0(%a: vector<f64>) -> vector<i8> {
  %r = arith.fptosi %a : vector<f64> to vector<i8>
  return %r : vector<i8>
}
// CALL: @i1_f16(0.0) -> false
// CALL: @i1_f16(-0.0) -> false
// CALL: @i1_f16(0.5) -> false
// CALL: @i1_f16(-0.75) -> false
// CALL: @i1_f16(-1.0) -> true
// CALL: @i1_f16(0.75) -> false
// CALL: @i1_f16(-1.75) -> true
// CALL: @i1_f16(0x1) -> false
// CALL: @i1_f16(0x8001) -> false
// CALL: @i8_f16(0.0) -> 0
// CALL: @i8_f16(-0.0) -> 0
// CALL: @i8_f16(0.5) -> 0
// CALL: @i8_f16(-0.75) -> 0
// CALL: @i8_f16(1.75) -> 1
// CALL: @i8_f16(-2.5) -> -2
// CALL: @i8_f16(100.0) -> 100
// CALL: @i8_f16(-128.5) -> -128
// CALL: @i8_f16(127.0) -> 127
// CALL: @i8_f16(-128.0) -> -128
// CALL: @i8_f16(127.75) -> 127
// CALL: @i8_f16(-128.75) -> -128
// CALL: @i8_f16(0x1) -> 0
// CALL: @i8_f16(0x8001) -> 0
// CALL: @i8_f16(42.34375) -> 42
// CALL-RANDOM: @i8_f16(-128.0..127.0) count=20 seed=3
// CALL: @i16_f16(0.0) -> 0
// CALL: @i16_f16(-0.0) -> 0
// CALL: @i16_f16(0.5) -> 0
// CALL: @i16_f16(-0.75) -> 0
// CALL: @i16_f16(1.75) -> 1
// CALL: @i16_f16(-2.5) -> -2
// CALL: @i16_f16(100.0) -> 100
// CALL: @i16_f16(-128.5) -> -128
// CALL: @i16_f16(32752.0) -> 32752
// CALL: @i16_f16(-32768.0) -> -32768
// CALL: @i16_f16(0x1) -> 0
// CALL: @i16_f16(0x8001) -> 0
// CALL: @i16_f16(10920.0) -> 10920
// CALL: @i16_f16(1764.0) -> 1764
// CALL-RANDOM: @i16_f16(-32768.0..32752.0) count=20 seed=3
// CALL: @i24_f16(0.0) -> 0
// CALL: @i24_f16(-0.0) -> 0
// CALL: @i24_f16(0.5) -> 0
// CALL: @i24_f16(-0.75) -> 0
// CALL: @i24_f16(1.75) -> 1
// CALL: @i24_f16(-2.5) -> -2
// CALL: @i24_f16(100.0) -> 100
// CALL: @i24_f16(-128.5) -> -128
// CALL: @i24_f16(65504.0) -> 65504
// CALL: @i24_f16(-65504.0) -> -65504
// CALL: @i24_f16(0x1) -> 0
// CALL: @i24_f16(0x8001) -> 0
// CALL: @i24_f16(1764.0) -> 1764
// CALL-RANDOM: @i24_f16(-60000.0..60000.0) count=20 seed=3
// CALL: @i32_f16(0.0) -> 0
// CALL: @i32_f16(-0.0) -> 0
// CALL: @i32_f16(0.5) -> 0
// CALL: @i32_f16(-0.75) -> 0
// CALL: @i32_f16(1.75) -> 1
// CALL: @i32_f16(-2.5) -> -2
// CALL: @i32_f16(100.0) -> 100
// CALL: @i32_f16(-128.5) -> -128
// CALL: @i32_f16(65504.0) -> 65504
// CALL: @i32_f16(-65504.0) -> -65504
// CALL: @i32_f16(0x1) -> 0
// CALL: @i32_f16(0x8001) -> 0
// CALL: @i32_f16(1764.0) -> 1764
// CALL-RANDOM: @i32_f16(-60000.0..60000.0) count=20 seed=3
// CALL: @i33_f16(0.0) -> 0
// CALL: @i33_f16(-0.0) -> 0
// CALL: @i33_f16(0.5) -> 0
// CALL: @i33_f16(-0.75) -> 0
// CALL: @i33_f16(1.75) -> 1
// CALL: @i33_f16(-2.5) -> -2
// CALL: @i33_f16(100.0) -> 100
// CALL: @i33_f16(-128.5) -> -128
// CALL: @i33_f16(65504.0) -> 65504
// CALL: @i33_f16(-65504.0) -> -65504
// CALL: @i33_f16(0x1) -> 0
// CALL: @i33_f16(0x8001) -> 0
// CALL: @i33_f16(1764.0) -> 1764
// CALL-RANDOM: @i33_f16(-60000.0..60000.0) count=20 seed=3
// CALL: @i64_f16(0.0) -> 0
// CALL: @i64_f16(-0.0) -> 0
// CALL: @i64_f16(0.5) -> 0
// CALL: @i64_f16(-0.75) -> 0
// CALL: @i64_f16(1.75) -> 1
// CALL: @i64_f16(-2.5) -> -2
// CALL: @i64_f16(100.0) -> 100
// CALL: @i64_f16(-128.5) -> -128
// CALL: @i64_f16(65504.0) -> 65504
// CALL: @i64_f16(-65504.0) -> -65504
// CALL: @i64_f16(0x1) -> 0
// CALL: @i64_f16(0x8001) -> 0
// CALL: @i64_f16(1764.0) -> 1764
// CALL-RANDOM: @i64_f16(-60000.0..60000.0) count=20 seed=3
// CALL: @i65_f16(0.0) -> 0
// CALL: @i65_f16(-0.0) -> 0
// CALL: @i65_f16(0.5) -> 0
// CALL: @i65_f16(-0.75) -> 0
// CALL: @i65_f16(1.75) -> 1
// CALL: @i65_f16(-2.5) -> -2
// CALL: @i65_f16(100.0) -> 100
// CALL: @i65_f16(-128.5) -> -128
// CALL: @i65_f16(65504.0) -> 65504
// CALL: @i65_f16(-65504.0) -> -65504
// CALL: @i65_f16(0x1) -> 0
// CALL: @i65_f16(0x8001) -> 0
// CALL: @i65_f16(1764.0) -> 1764
// CALL-RANDOM: @i65_f16(-60000.0..60000.0) count=20 seed=3
// CALL: @i128_f16(0.0) -> 0
// CALL: @i128_f16(-0.0) -> 0
// CALL: @i128_f16(0.5) -> 0
// CALL: @i128_f16(-0.75) -> 0
// CALL: @i128_f16(1.75) -> 1
// CALL: @i128_f16(-2.5) -> -2
// CALL: @i128_f16(100.0) -> 100
// CALL: @i128_f16(-128.5) -> -128
// CALL: @i128_f16(65504.0) -> 65504
// CALL: @i128_f16(-65504.0) -> -65504
// CALL: @i128_f16(0x1) -> 0
// CALL: @i128_f16(0x8001) -> 0
// CALL: @i128_f16(1764.0) -> 1764
// CALL-RANDOM: @i128_f16(-60000.0..60000.0) count=20 seed=3
// CALL: @i1_bf16(0.0) -> false
// CALL: @i1_bf16(-0.0) -> false
// CALL: @i1_bf16(0.5) -> false
// CALL: @i1_bf16(-0.75) -> false
// CALL: @i1_bf16(-1.0) -> true
// CALL: @i1_bf16(0.75) -> false
// CALL: @i1_bf16(-1.75) -> true
// CALL: @i1_bf16(0x1) -> false
// CALL: @i1_bf16(0x8001) -> false
// CALL: @i8_bf16(0.0) -> 0
// CALL: @i8_bf16(-0.0) -> 0
// CALL: @i8_bf16(0.5) -> 0
// CALL: @i8_bf16(-0.75) -> 0
// CALL: @i8_bf16(1.75) -> 1
// CALL: @i8_bf16(-2.5) -> -2
// CALL: @i8_bf16(100.0) -> 100
// CALL: @i8_bf16(-128.5) -> -128
// CALL: @i8_bf16(127.0) -> 127
// CALL: @i8_bf16(-128.0) -> -128
// CALL: @i8_bf16(127.5) -> 127
// CALL: @i8_bf16(0x1) -> 0
// CALL: @i8_bf16(0x8001) -> 0
// CALL: @i8_bf16(42.25) -> 42
// CALL-RANDOM: @i8_bf16(-128.0..127.0) count=20 seed=3
// CALL: @i16_bf16(0.0) -> 0
// CALL: @i16_bf16(-0.0) -> 0
// CALL: @i16_bf16(0.5) -> 0
// CALL: @i16_bf16(-0.75) -> 0
// CALL: @i16_bf16(1.75) -> 1
// CALL: @i16_bf16(-2.5) -> -2
// CALL: @i16_bf16(100.0) -> 100
// CALL: @i16_bf16(-128.5) -> -128
// CALL: @i16_bf16(32640.0) -> 32640
// CALL: @i16_bf16(-32768.0) -> -32768
// CALL: @i16_bf16(0x1) -> 0
// CALL: @i16_bf16(0x8001) -> 0
// CALL: @i16_bf16(10944.0) -> 10944
// CALL: @i16_bf16(1760.0) -> 1760
// CALL-RANDOM: @i16_bf16(-32768.0..32640.0) count=20 seed=3
// CALL: @i24_bf16(0.0) -> 0
// CALL: @i24_bf16(-0.0) -> 0
// CALL: @i24_bf16(0.5) -> 0
// CALL: @i24_bf16(-0.75) -> 0
// CALL: @i24_bf16(1.75) -> 1
// CALL: @i24_bf16(-2.5) -> -2
// CALL: @i24_bf16(100.0) -> 100
// CALL: @i24_bf16(-128.5) -> -128
// CALL: @i24_bf16(8355840.0) -> 8355840
// CALL: @i24_bf16(-8388608.0) -> -8388608
// CALL: @i24_bf16(0x1) -> 0
// CALL: @i24_bf16(0x8001) -> 0
// CALL: @i24_bf16(2801664.0) -> 2801664
// CALL: @i24_bf16(1760.0) -> 1760
// CALL-RANDOM: @i24_bf16(-999424.0..999424.0) count=20 seed=3
// CALL: @i32_bf16(0.0) -> 0
// CALL: @i32_bf16(-0.0) -> 0
// CALL: @i32_bf16(0.5) -> 0
// CALL: @i32_bf16(-0.75) -> 0
// CALL: @i32_bf16(1.75) -> 1
// CALL: @i32_bf16(-2.5) -> -2
// CALL: @i32_bf16(100.0) -> 100
// CALL: @i32_bf16(-128.5) -> -128
// CALL: @i32_bf16(2139095040.0) -> 2139095040
// CALL: @i32_bf16(-2147483648.0) -> -2147483648
// CALL: @i32_bf16(0x1) -> 0
// CALL: @i32_bf16(0x8001) -> 0
// CALL: @i32_bf16(717225984.0) -> 717225984
// CALL: @i32_bf16(1760.0) -> 1760
// CALL-RANDOM: @i32_bf16(-999424.0..999424.0) count=20 seed=3
// CALL: @i33_bf16(0.0) -> 0
// CALL: @i33_bf16(-0.0) -> 0
// CALL: @i33_bf16(0.5) -> 0
// CALL: @i33_bf16(-0.75) -> 0
// CALL: @i33_bf16(1.75) -> 1
// CALL: @i33_bf16(-2.5) -> -2
// CALL: @i33_bf16(100.0) -> 100
// CALL: @i33_bf16(-128.5) -> -128
// CALL: @i33_bf16(4278190080.0) -> 4278190080
// CALL: @i33_bf16(-4294967296.0) -> -4294967296
// CALL: @i33_bf16(0x1) -> 0
// CALL: @i33_bf16(0x8001) -> 0
// CALL: @i33_bf16(1434451968.0) -> 1434451968
// CALL: @i33_bf16(1760.0) -> 1760
// CALL-RANDOM: @i33_bf16(-999424.0..999424.0) count=20 seed=3
// CALL: @i64_bf16(0.0) -> 0
// CALL: @i64_bf16(-0.0) -> 0
// CALL: @i64_bf16(0.5) -> 0
// CALL: @i64_bf16(-0.75) -> 0
// CALL: @i64_bf16(1.75) -> 1
// CALL: @i64_bf16(-2.5) -> -2
// CALL: @i64_bf16(100.0) -> 100
// CALL: @i64_bf16(-128.5) -> -128
// CALL: @i64_bf16(0x5eff) -> 9187343239835811840
// CALL: @i64_bf16(0xdf00) -> -9223372036854775808
// CALL: @i64_bf16(0x1) -> 0
// CALL: @i64_bf16(0x8001) -> 0
// CALL: @i64_bf16(0x5e2b) -> 3080462145121419264
// CALL: @i64_bf16(1760.0) -> 1760
// CALL-RANDOM: @i64_bf16(-999424.0..999424.0) count=20 seed=3
// CALL: @i65_bf16(0.0) -> 0
// CALL: @i65_bf16(-0.0) -> 0
// CALL: @i65_bf16(0.5) -> 0
// CALL: @i65_bf16(-0.75) -> 0
// CALL: @i65_bf16(1.75) -> 1
// CALL: @i65_bf16(-2.5) -> -2
// CALL: @i65_bf16(100.0) -> 100
// CALL: @i65_bf16(-128.5) -> -128
// CALL: @i65_bf16(0x5f7f) -> 18374686479671623680
// CALL: @i65_bf16(0xdf80) -> -18446744073709551616
// CALL: @i65_bf16(0x1) -> 0
// CALL: @i65_bf16(0x8001) -> 0
// CALL: @i65_bf16(0x5eab) -> 6160924290242838528
// CALL: @i65_bf16(1760.0) -> 1760
// CALL-RANDOM: @i65_bf16(-999424.0..999424.0) count=20 seed=3
// CALL: @i128_bf16(0.0) -> 0
// CALL: @i128_bf16(-0.0) -> 0
// CALL: @i128_bf16(0.5) -> 0
// CALL: @i128_bf16(-0.75) -> 0
// CALL: @i128_bf16(1.75) -> 1
// CALL: @i128_bf16(-2.5) -> -2
// CALL: @i128_bf16(100.0) -> 100
// CALL: @i128_bf16(-128.5) -> -128
// CALL: @i128_bf16(0x7eff) -> 169476569462576773795235400185743933440
// CALL: @i128_bf16(0xff00) -> -170141183460469231731687303715884105728
// CALL: @i128_bf16(0x1) -> 0
// CALL: @i128_bf16(0x8001) -> 0
// CALL: @i128_bf16(0x7e2b) -> 56824496819805153566637751826984730624
// CALL: @i128_bf16(1760.0) -> 1760
// CALL-RANDOM: @i128_bf16(-999424.0..999424.0) count=20 seed=3
// CALL: @i1_f32(0.0) -> false
// CALL: @i1_f32(-0.0) -> false
// CALL: @i1_f32(0.5) -> false
// CALL: @i1_f32(-0.75) -> false
// CALL: @i1_f32(-1.0) -> true
// CALL: @i1_f32(0.75) -> false
// CALL: @i1_f32(-1.75) -> true
// CALL: @i1_f32(0x1) -> false
// CALL: @i1_f32(0x80000001) -> false
// CALL: @i8_f32(0.0) -> 0
// CALL: @i8_f32(-0.0) -> 0
// CALL: @i8_f32(0.5) -> 0
// CALL: @i8_f32(-0.75) -> 0
// CALL: @i8_f32(1.75) -> 1
// CALL: @i8_f32(-2.5) -> -2
// CALL: @i8_f32(100.0) -> 100
// CALL: @i8_f32(-128.5) -> -128
// CALL: @i8_f32(127.0) -> 127
// CALL: @i8_f32(-128.0) -> -128
// CALL: @i8_f32(127.75) -> 127
// CALL: @i8_f32(-128.75) -> -128
// CALL: @i8_f32(0x1) -> 0
// CALL: @i8_f32(0x80000001) -> 0
// CALL: @i8_f32(0x42295555) -> 42
// CALL-RANDOM: @i8_f32(-128.0..127.0) count=20 seed=3
// CALL: @i16_f32(0.0) -> 0
// CALL: @i16_f32(-0.0) -> 0
// CALL: @i16_f32(0.5) -> 0
// CALL: @i16_f32(-0.75) -> 0
// CALL: @i16_f32(1.75) -> 1
// CALL: @i16_f32(-2.5) -> -2
// CALL: @i16_f32(100.0) -> 100
// CALL: @i16_f32(-128.5) -> -128
// CALL: @i16_f32(32767.0) -> 32767
// CALL: @i16_f32(-32768.0) -> -32768
// CALL: @i16_f32(32767.75) -> 32767
// CALL: @i16_f32(-32768.75) -> -32768
// CALL: @i16_f32(0x1) -> 0
// CALL: @i16_f32(0x80000001) -> 0
// CALL: @i16_f32(0x462aa955) -> 10922
// CALL: @i16_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i16_f32(-32768.0..32767.0) count=20 seed=3
// CALL: @i24_f32(0.0) -> 0
// CALL: @i24_f32(-0.0) -> 0
// CALL: @i24_f32(0.5) -> 0
// CALL: @i24_f32(-0.75) -> 0
// CALL: @i24_f32(1.75) -> 1
// CALL: @i24_f32(-2.5) -> -2
// CALL: @i24_f32(100.0) -> 100
// CALL: @i24_f32(-128.5) -> -128
// CALL: @i24_f32(8388607.0) -> 8388607
// CALL: @i24_f32(-8388608.0) -> -8388608
// CALL: @i24_f32(8388607.5) -> 8388607
// CALL: @i24_f32(0x1) -> 0
// CALL: @i24_f32(0x80000001) -> 0
// CALL: @i24_f32(2796202.25) -> 2796202
// CALL: @i24_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i24_f32(-1000000.0..1000000.0) count=20 seed=3
// CALL: @i32_f32(0.0) -> 0
// CALL: @i32_f32(-0.0) -> 0
// CALL: @i32_f32(0.5) -> 0
// CALL: @i32_f32(-0.75) -> 0
// CALL: @i32_f32(1.75) -> 1
// CALL: @i32_f32(-2.5) -> -2
// CALL: @i32_f32(100.0) -> 100
// CALL: @i32_f32(-128.5) -> -128
// CALL: @i32_f32(2147483520.0) -> 2147483520
// CALL: @i32_f32(-2147483648.0) -> -2147483648
// CALL: @i32_f32(0x1) -> 0
// CALL: @i32_f32(0x80000001) -> 0
// CALL: @i32_f32(715827904.0) -> 715827904
// CALL: @i32_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i32_f32(-1000000.0..1000000.0) count=20 seed=3
// CALL: @i33_f32(0.0) -> 0
// CALL: @i33_f32(-0.0) -> 0
// CALL: @i33_f32(0.5) -> 0
// CALL: @i33_f32(-0.75) -> 0
// CALL: @i33_f32(1.75) -> 1
// CALL: @i33_f32(-2.5) -> -2
// CALL: @i33_f32(100.0) -> 100
// CALL: @i33_f32(-128.5) -> -128
// CALL: @i33_f32(4294967040.0) -> 4294967040
// CALL: @i33_f32(-4294967296.0) -> -4294967296
// CALL: @i33_f32(0x1) -> 0
// CALL: @i33_f32(0x80000001) -> 0
// CALL: @i33_f32(1431655808.0) -> 1431655808
// CALL: @i33_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i33_f32(-1000000.0..1000000.0) count=20 seed=3
// CALL: @i64_f32(0.0) -> 0
// CALL: @i64_f32(-0.0) -> 0
// CALL: @i64_f32(0.5) -> 0
// CALL: @i64_f32(-0.75) -> 0
// CALL: @i64_f32(1.75) -> 1
// CALL: @i64_f32(-2.5) -> -2
// CALL: @i64_f32(100.0) -> 100
// CALL: @i64_f32(-128.5) -> -128
// CALL: @i64_f32(0x5effffff) -> 9223371487098961920
// CALL: @i64_f32(0xdf000000) -> -9223372036854775808
// CALL: @i64_f32(0x1) -> 0
// CALL: @i64_f32(0x80000001) -> 0
// CALL: @i64_f32(0x5e2aaaab) -> 3074457437244227584
// CALL: @i64_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i64_f32(-1000000.0..1000000.0) count=20 seed=3
// CALL: @i65_f32(0.0) -> 0
// CALL: @i65_f32(-0.0) -> 0
// CALL: @i65_f32(0.5) -> 0
// CALL: @i65_f32(-0.75) -> 0
// CALL: @i65_f32(1.75) -> 1
// CALL: @i65_f32(-2.5) -> -2
// CALL: @i65_f32(100.0) -> 100
// CALL: @i65_f32(-128.5) -> -128
// CALL: @i65_f32(0x5f7fffff) -> 18446742974197923840
// CALL: @i65_f32(0xdf800000) -> -18446744073709551616
// CALL: @i65_f32(0x1) -> 0
// CALL: @i65_f32(0x80000001) -> 0
// CALL: @i65_f32(0x5eaaaaab) -> 6148914874488455168
// CALL: @i65_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i65_f32(-1000000.0..1000000.0) count=20 seed=3
// CALL: @i128_f32(0.0) -> 0
// CALL: @i128_f32(-0.0) -> 0
// CALL: @i128_f32(0.5) -> 0
// CALL: @i128_f32(-0.75) -> 0
// CALL: @i128_f32(1.75) -> 1
// CALL: @i128_f32(-2.5) -> -2
// CALL: @i128_f32(100.0) -> 100
// CALL: @i128_f32(-128.5) -> -128
// CALL: @i128_f32(0x7effffff) -> 170141173319264429905852091742258462720
// CALL: @i128_f32(0xff000000) -> -170141183460469231731687303715884105728
// CALL: @i128_f32(0x1) -> 0
// CALL: @i128_f32(0x80000001) -> 0
// CALL: @i128_f32(0x7e2aaaab) -> 56713729510357210881534969900898975744
// CALL: @i128_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i128_f32(-1000000.0..1000000.0) count=20 seed=3
// CALL: @i1_f64(0.0) -> false
// CALL: @i1_f64(-0.0) -> false
// CALL: @i1_f64(0.5) -> false
// CALL: @i1_f64(-0.75) -> false
// CALL: @i1_f64(-1.0) -> true
// CALL: @i1_f64(0.75) -> false
// CALL: @i1_f64(-1.75) -> true
// CALL: @i1_f64(0x1) -> false
// CALL: @i1_f64(0x8000000000000001) -> false
// CALL: @i8_f64(0.0) -> 0
// CALL: @i8_f64(-0.0) -> 0
// CALL: @i8_f64(0.5) -> 0
// CALL: @i8_f64(-0.75) -> 0
// CALL: @i8_f64(1.75) -> 1
// CALL: @i8_f64(-2.5) -> -2
// CALL: @i8_f64(100.0) -> 100
// CALL: @i8_f64(-128.5) -> -128
// CALL: @i8_f64(127.0) -> 127
// CALL: @i8_f64(-128.0) -> -128
// CALL: @i8_f64(127.75) -> 127
// CALL: @i8_f64(-128.75) -> -128
// CALL: @i8_f64(0x1) -> 0
// CALL: @i8_f64(0x8000000000000001) -> 0
// CALL: @i8_f64(0x40452aaaaaaaaaab) -> 42
// CALL-RANDOM: @i8_f64(-128.0..127.0) count=20 seed=3
// CALL: @i16_f64(0.0) -> 0
// CALL: @i16_f64(-0.0) -> 0
// CALL: @i16_f64(0.5) -> 0
// CALL: @i16_f64(-0.75) -> 0
// CALL: @i16_f64(1.75) -> 1
// CALL: @i16_f64(-2.5) -> -2
// CALL: @i16_f64(100.0) -> 100
// CALL: @i16_f64(-128.5) -> -128
// CALL: @i16_f64(32767.0) -> 32767
// CALL: @i16_f64(-32768.0) -> -32768
// CALL: @i16_f64(32767.75) -> 32767
// CALL: @i16_f64(-32768.75) -> -32768
// CALL: @i16_f64(0x1) -> 0
// CALL: @i16_f64(0x8000000000000001) -> 0
// CALL: @i16_f64(0x40c5552aaaaaaaab) -> 10922
// CALL: @i16_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i16_f64(-32768.0..32767.0) count=20 seed=3
// CALL: @i24_f64(0.0) -> 0
// CALL: @i24_f64(-0.0) -> 0
// CALL: @i24_f64(0.5) -> 0
// CALL: @i24_f64(-0.75) -> 0
// CALL: @i24_f64(1.75) -> 1
// CALL: @i24_f64(-2.5) -> -2
// CALL: @i24_f64(100.0) -> 100
// CALL: @i24_f64(-128.5) -> -128
// CALL: @i24_f64(8388607.0) -> 8388607
// CALL: @i24_f64(-8388608.0) -> -8388608
// CALL: @i24_f64(8388607.75) -> 8388607
// CALL: @i24_f64(-8388608.75) -> -8388608
// CALL: @i24_f64(0x1) -> 0
// CALL: @i24_f64(0x8000000000000001) -> 0
// CALL: @i24_f64(0x414555552aaaaaab) -> 2796202
// CALL: @i24_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i24_f64(-1000000.0..1000000.0) count=20 seed=3
// CALL: @i32_f64(0.0) -> 0
// CALL: @i32_f64(-0.0) -> 0
// CALL: @i32_f64(0.5) -> 0
// CALL: @i32_f64(-0.75) -> 0
// CALL: @i32_f64(1.75) -> 1
// CALL: @i32_f64(-2.5) -> -2
// CALL: @i32_f64(100.0) -> 100
// CALL: @i32_f64(-128.5) -> -128
// CALL: @i32_f64(2147483647.0) -> 2147483647
// CALL: @i32_f64(-2147483648.0) -> -2147483648
// CALL: @i32_f64(0x41dffffffff00000) -> 2147483647
// CALL: @i32_f64(0xc1e0000000180000) -> -2147483648
// CALL: @i32_f64(0x1) -> 0
// CALL: @i32_f64(0x8000000000000001) -> 0
// CALL: @i32_f64(0x41c55555552aaaab) -> 715827882
// CALL: @i32_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i32_f64(-1000000.0..1000000.0) count=20 seed=3
// CALL: @i33_f64(0.0) -> 0
// CALL: @i33_f64(-0.0) -> 0
// CALL: @i33_f64(0.5) -> 0
// CALL: @i33_f64(-0.75) -> 0
// CALL: @i33_f64(1.75) -> 1
// CALL: @i33_f64(-2.5) -> -2
// CALL: @i33_f64(100.0) -> 100
// CALL: @i33_f64(-128.5) -> -128
// CALL: @i33_f64(4294967295.0) -> 4294967295
// CALL: @i33_f64(-4294967296.0) -> -4294967296
// CALL: @i33_f64(0x41effffffff80000) -> 4294967295
// CALL: @i33_f64(0xc1f00000000c0000) -> -4294967296
// CALL: @i33_f64(0x1) -> 0
// CALL: @i33_f64(0x8000000000000001) -> 0
// CALL: @i33_f64(1431655765.0) -> 1431655765
// CALL: @i33_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i33_f64(-1000000.0..1000000.0) count=20 seed=3
// CALL: @i64_f64(0.0) -> 0
// CALL: @i64_f64(-0.0) -> 0
// CALL: @i64_f64(0.5) -> 0
// CALL: @i64_f64(-0.75) -> 0
// CALL: @i64_f64(1.75) -> 1
// CALL: @i64_f64(-2.5) -> -2
// CALL: @i64_f64(100.0) -> 100
// CALL: @i64_f64(-128.5) -> -128
// CALL: @i64_f64(0x43dfffffffffffff) -> 9223372036854774784
// CALL: @i64_f64(0xc3e0000000000000) -> -9223372036854775808
// CALL: @i64_f64(0x1) -> 0
// CALL: @i64_f64(0x8000000000000001) -> 0
// CALL: @i64_f64(0x43c5555555555555) -> 3074457345618258432
// CALL: @i64_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i64_f64(-1000000.0..1000000.0) count=20 seed=3
// CALL: @i65_f64(0.0) -> 0
// CALL: @i65_f64(-0.0) -> 0
// CALL: @i65_f64(0.5) -> 0
// CALL: @i65_f64(-0.75) -> 0
// CALL: @i65_f64(1.75) -> 1
// CALL: @i65_f64(-2.5) -> -2
// CALL: @i65_f64(100.0) -> 100
// CALL: @i65_f64(-128.5) -> -128
// CALL: @i65_f64(0x43efffffffffffff) -> 18446744073709549568
// CALL: @i65_f64(0xc3f0000000000000) -> -18446744073709551616
// CALL: @i65_f64(0x1) -> 0
// CALL: @i65_f64(0x8000000000000001) -> 0
// CALL: @i65_f64(0x43d5555555555555) -> 6148914691236516864
// CALL: @i65_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i65_f64(-1000000.0..1000000.0) count=20 seed=3
// CALL: @i128_f64(0.0) -> 0
// CALL: @i128_f64(-0.0) -> 0
// CALL: @i128_f64(0.5) -> 0
// CALL: @i128_f64(-0.75) -> 0
// CALL: @i128_f64(1.75) -> 1
// CALL: @i128_f64(-2.5) -> -2
// CALL: @i128_f64(100.0) -> 100
// CALL: @i128_f64(-128.5) -> -128
// CALL: @i128_f64(0x47dfffffffffffff) -> 170141183460469212842221372237303250944
// CALL: @i128_f64(0xc7e0000000000000) -> -170141183460469231731687303715884105728
// CALL: @i128_f64(0x1) -> 0
// CALL: @i128_f64(0x8000000000000001) -> 0
// CALL: @i128_f64(0x47c5555555555555) -> 56713727820156407428984779325531226112
// CALL: @i128_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i128_f64(-1000000.0..1000000.0) count=20 seed=3
// CALL: @v2([1.75, -0.5, 0.0, 32767.5]) -> [1, 0, 0, 32767]
// CALL: @v0([127.875]) -> [127]
// CALL: @v2([-32768.5, -1.99, 1.99, 2.0]) -> [-32768, -1, 1, 2]
// CALL-RANDOM: @v0 count=40 seed=11
