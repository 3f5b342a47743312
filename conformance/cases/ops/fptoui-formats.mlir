// RUN: %check %s
// arith.fptoui truncates towards zero; only values whose truncation fits. Values between -1 and 0 give 0.
func.func @i1_f16(%a: f16) -> i1 {
  %r = arith.fptoui %a : f16 to i1
  return %r : i1
}
func.func @i8_f16(%a: f16) -> i8 {
  %r = arith.fptoui %a : f16 to i8
  return %r : i8
}
func.func @i16_f16(%a: f16) -> i16 {
  %r = arith.fptoui %a : f16 to i16
  return %r : i16
}
func.func @i24_f16(%a: f16) -> i24 {
  %r = arith.fptoui %a : f16 to i24
  return %r : i24
}
func.func @i32_f16(%a: f16) -> i32 {
  %r = arith.fptoui %a : f16 to i32
  return %r : i32
}
func.func @i33_f16(%a: f16) -> i33 {
  %r = arith.fptoui %a : f16 to i33
  return %r : i33
}
func.func @i64_f16(%a: f16) -> i64 {
  %r = arith.fptoui %a : f16 to i64
  return %r : i64
}
func.func @i65_f16(%a: f16) -> i65 {
  %r = arith.fptoui %a : f16 to i65
  return %r : i65
}
func.func @i128_f16(%a: f16) -> i128 {
  %r = arith.fptoui %a : f16 to i128
  return %r : i128
}
func.func @i1_bf16(%a: bf16) -> i1 {
  %r = arith.fptoui %a : bf16 to i1
  return %r : i1
}
func.func @i8_bf16(%a: bf16) -> i8 {
  %r = arith.fptoui %a : bf16 to i8
  return %r : i8
}
func.func @i16_bf16(%a: bf16) -> i16 {
  %r = arith.fptoui %a : bf16 to i16
  return %r : i16
}
func.func @i24_bf16(%a: bf16) -> i24 {
  %r = arith.fptoui %a : bf16 to i24
  return %r : i24
}
func.func @i32_bf16(%a: bf16) -> i32 {
  %r = arith.fptoui %a : bf16 to i32
  return %r : i32
}
func.func @i33_bf16(%a: bf16) -> i33 {
  %r = arith.fptoui %a : bf16 to i33
  return %r : i33
}
func.func @i64_bf16(%a: bf16) -> i64 {
  %r = arith.fptoui %a : bf16 to i64
  return %r : i64
}
func.func @i65_bf16(%a: bf16) -> i65 {
  %r = arith.fptoui %a : bf16 to i65
  return %r : i65
}
func.func @i128_bf16(%a: bf16) -> i128 {
  %r = arith.fptoui %a : bf16 to i128
  return %r : i128
}
func.func @i1_f32(%a: f32) -> i1 {
  %r = arith.fptoui %a : f32 to i1
  return %r : i1
}
func.func @i8_f32(%a: f32) -> i8 {
  %r = arith.fptoui %a : f32 to i8
  return %r : i8
}
func.func @i16_f32(%a: f32) -> i16 {
  %r = arith.fptoui %a : f32 to i16
  return %r : i16
}
func.func @i24_f32(%a: f32) -> i24 {
  %r = arith.fptoui %a : f32 to i24
  return %r : i24
}
func.func @i32_f32(%a: f32) -> i32 {
  %r = arith.fptoui %a : f32 to i32
  return %r : i32
}
func.func @i33_f32(%a: f32) -> i33 {
  %r = arith.fptoui %a : f32 to i33
  return %r : i33
}
func.func @i64_f32(%a: f32) -> i64 {
  %r = arith.fptoui %a : f32 to i64
  return %r : i64
}
func.func @i65_f32(%a: f32) -> i65 {
  %r = arith.fptoui %a : f32 to i65
  return %r : i65
}
func.func @i128_f32(%a: f32) -> i128 {
  %r = arith.fptoui %a : f32 to i128
  return %r : i128
}
func.func @i1_f64(%a: f64) -> i1 {
  %r = arith.fptoui %a : f64 to i1
  return %r : i1
}
func.func @i8_f64(%a: f64) -> i8 {
  %r = arith.fptoui %a : f64 to i8
  return %r : i8
}
func.func @i16_f64(%a: f64) -> i16 {
  %r = arith.fptoui %a : f64 to i16
  return %r : i16
}
func.func @i24_f64(%a: f64) -> i24 {
  %r = arith.fptoui %a : f64 to i24
  return %r : i24
}
func.func @i32_f64(%a: f64) -> i32 {
  %r = arith.fptoui %a : f64 to i32
  return %r : i32
}
func.func @i33_f64(%a: f64) -> i33 {
  %r = arith.fptoui %a : f64 to i33
  return %r : i33
}
func.func @i64_f64(%a: f64) -> i64 {
  %r = arith.fptoui %a : f64 to i64
  return %r : i64
}
func.func @i65_f64(%a: f64) -> i65 {
  %r = arith.fptoui %a : f64 to i65
  return %r : i65
}
func.func @i128_f64(%a: f64) -> i128 {
  %r = arith.fptoui %a : f64 to i128
  return %r : i128
}
func.func @v2(%a: vector<2x2xf32>) -> vector<2x2xi16> {
  %r = arith.fptoui %a : vector<2x2xf32> to vector<2x2xi16>
  return %r : vector<2x2xi16>
}
func.func @v0(%a: vector<f64>) -> vector<i8> {
  %r = arith.fptoui %a : vector<f64> to vector<i8>
  return %r : vector<i8>
}
// CALL: @i1_f16(0.0) -> false
// CALL: @i1_f16(-0.0) -> false
// CALL: @i1_f16(0.5) -> false
// CALL: @i1_f16(-0.75) -> false
// CALL: @i1_f16(1.75) -> true
// CALL: @i1_f16(1.0) -> true
// CALL: @i1_f16(0x1) -> false
// CALL: @i1_f16(0x8001) -> false
// CALL: @i1_f16(0x3555) -> false
// CALL: @i8_f16(0.0) -> 0
// CALL: @i8_f16(-0.0) -> 0
// CALL: @i8_f16(0.5) -> 0
// CALL: @i8_f16(-0.75) -> 0
// CALL: @i8_f16(1.75) -> 1
// CALL: @i8_f16(100.0) -> 100
// CALL: @i8_f16(255.0) -> -1
// CALL: @i8_f16(255.75) -> -1
// CALL: @i8_f16(0x1) -> 0
// CALL: @i8_f16(0x8001) -> 0
// CALL: @i8_f16(85.0) -> 85
// CALL-RANDOM: @i8_f16(0.0..255.0) count=20 seed=3
// CALL: @i16_f16(0.0) -> 0
// CALL: @i16_f16(-0.0) -> 0
// CALL: @i16_f16(0.5) -> 0
// CALL: @i16_f16(-0.75) -> 0
// CALL: @i16_f16(1.75) -> 1
// CALL: @i16_f16(100.0) -> 100
// CALL: @i16_f16(65504.0) -> -32
// CALL: @i16_f16(0x1) -> 0
// CALL: @i16_f16(0x8001) -> 0
// CALL: @i16_f16(21840.0) -> 21840
// CALL: @i16_f16(1764.0) -> 1764
// CALL-RANDOM: @i16_f16(0.0..60000.0) count=20 seed=3
// CALL: @i24_f16(0.0) -> 0
// CALL: @i24_f16(-0.0) -> 0
// CALL: @i24_f16(0.5) -> 0
// CALL: @i24_f16(-0.75) -> 0
// CALL: @i24_f16(1.75) -> 1
// CALL: @i24_f16(100.0) -> 100
// CALL: @i24_f16(65504.0) -> 65504
// CALL: @i24_f16(0x1) -> 0
// CALL: @i24_f16(0x8001) -> 0
// CALL: @i24_f16(1764.0) -> 1764
// CALL-RANDOM: @i24_f16(0.0..60000.0) count=20 seed=3
// CALL: @i32_f16(0.0) -> 0
// CALL: @i32_f16(-0.0) -> 0
// CALL: @i32_f16(0.5) -> 0
// CALL: @i32_f16(-0.75) -> 0
// CALL: @i32_f16(1.75) -> 1
// CALL: @i32_f16(100.0) -> 100
// CALL: @i32_f16(65504.0) -> 65504
// CALL: @i32_f16(0x1) -> 0
// CALL: @i32_f16(0x8001) -> 0
// CALL: @i32_f16(1764.0) -> 1764
// CALL-RANDOM: @i32_f16(0.0..60000.0) count=20 seed=3
// CALL: @i33_f16(0.0) -> 0
// CALL: @i33_f16(-0.0) -> 0
// CALL: @i33_f16(0.5) -> 0
// CALL: @i33_f16(-0.75) -> 0
// CALL: @i33_f16(1.75) -> 1
// CALL: @i33_f16(100.0) -> 100
// CALL: @i33_f16(65504.0) -> 65504
// CALL: @i33_f16(0x1) -> 0
// CALL: @i33_f16(0x8001) -> 0
// CALL: @i33_f16(1764.0) -> 1764
// CALL-RANDOM: @i33_f16(0.0..60000.0) count=20 seed=3
// CALL: @i64_f16(0.0) -> 0
// CALL: @i64_f16(-0.0) -> 0
// CALL: @i64_f16(0.5) -> 0
// CALL: @i64_f16(-0.75) -> 0
// CALL: @i64_f16(1.75) -> 1
// CALL: @i64_f16(100.0) -> 100
// CALL: @i64_f16(65504.0) -> 65504
// CALL: @i64_f16(0x1) -> 0
// CALL: @i64_f16(0x8001) -> 0
// CALL: @i64_f16(1764.0) -> 1764
// CALL-RANDOM: @i64_f16(0.0..60000.0) count=20 seed=3
// CALL: @i65_f16(0.0) -> 0
// CALL: @i65_f16(-0.0) -> 0
// CALL: @i65_f16(0.5) -> 0
// CALL: @i65_f16(-0.75) -> 0
// CALL: @i65_f16(1.75) -> 1
// CALL: @i65_f16(100.0) -> 100
// CALL: @i65_f16(65504.0) -> 65504
// CALL: @i65_f16(0x1) -> 0
// CALL: @i65_f16(0x8001) -> 0
// CALL: @i65_f16(1764.0) -> 1764
// CALL-RANDOM: @i65_f16(0.0..60000.0) count=20 seed=3
// CALL: @i128_f16(0.0) -> 0
// CALL: @i128_f16(-0.0) -> 0
// CALL: @i128_f16(0.5) -> 0
// CALL: @i128_f16(-0.75) -> 0
// CALL: @i128_f16(1.75) -> 1
// CALL: @i128_f16(100.0) -> 100
// CALL: @i128_f16(65504.0) -> 65504
// CALL: @i128_f16(0x1) -> 0
// CALL: @i128_f16(0x8001) -> 0
// CALL: @i128_f16(1764.0) -> 1764
// CALL-RANDOM: @i128_f16(0.0..60000.0) count=20 seed=3
// CALL: @i1_bf16(0.0) -> false
// CALL: @i1_bf16(-0.0) -> false
// CALL: @i1_bf16(0.5) -> false
// CALL: @i1_bf16(-0.75) -> false
// CALL: @i1_bf16(1.75) -> true
// CALL: @i1_bf16(1.0) -> true
// CALL: @i1_bf16(0x1) -> false
// CALL: @i1_bf16(0x8001) -> false
// CALL: @i1_bf16(0.333984375) -> false
// CALL: @i8_bf16(0.0) -> 0
// CALL: @i8_bf16(-0.0) -> 0
// CALL: @i8_bf16(0.5) -> 0
// CALL: @i8_bf16(-0.75) -> 0
// CALL: @i8_bf16(1.75) -> 1
// CALL: @i8_bf16(100.0) -> 100
// CALL: @i8_bf16(255.0) -> -1
// CALL: @i8_bf16(0x1) -> 0
// CALL: @i8_bf16(0x8001) -> 0
// CALL: @i8_bf16(85.0) -> 85
// CALL-RANDOM: @i8_bf16(0.0..255.0) count=20 seed=3
// CALL: @i16_bf16(0.0) -> 0
// CALL: @i16_bf16(-0.0) -> 0
// CALL: @i16_bf16(0.5) -> 0
// CALL: @i16_bf16(-0.75) -> 0
// CALL: @i16_bf16(1.75) -> 1
// CALL: @i16_bf16(100.0) -> 100
// CALL: @i16_bf16(65280.0) -> -256
// CALL: @i16_bf16(0x1) -> 0
// CALL: @i16_bf16(0x8001) -> 0
// CALL: @i16_bf16(21888.0) -> 21888
// CALL: @i16_bf16(1760.0) -> 1760
// CALL-RANDOM: @i16_bf16(0.0..65280.0) count=20 seed=3
// CALL: @i24_bf16(0.0) -> 0
// CALL: @i24_bf16(-0.0) -> 0
// CALL: @i24_bf16(0.5) -> 0
// CALL: @i24_bf16(-0.75) -> 0
// CALL: @i24_bf16(1.75) -> 1
// CALL: @i24_bf16(100.0) -> 100
// CALL: @i24_bf16(16711680.0) -> -65536
// CALL: @i24_bf16(0x1) -> 0
// CALL: @i24_bf16(0x8001) -> 0
// CALL: @i24_bf16(5603328.0) -> 5603328
// CALL: @i24_bf16(1760.0) -> 1760
// CALL-RANDOM: @i24_bf16(0.0..999424.0) count=20 seed=3
// CALL: @i32_bf16(0.0) -> 0
// CALL: @i32_bf16(-0.0) -> 0
// CALL: @i32_bf16(0.5) -> 0
// CALL: @i32_bf16(-0.75) -> 0
// CALL: @i32_bf16(1.75) -> 1
// CALL: @i32_bf16(100.0) -> 100
// CALL: @i32_bf16(4278190080.0) -> -16777216
// CALL: @i32_bf16(0x1) -> 0
// CALL: @i32_bf16(0x8001) -> 0
// CALL: @i32_bf16(1434451968.0) -> 1434451968
// CALL: @i32_bf16(1760.0) -> 1760
// CALL-RANDOM: @i32_bf16(0.0..999424.0) count=20 seed=3
// CALL: @i33_bf16(0.0) -> 0
// CALL: @i33_bf16(-0.0) -> 0
// CALL: @i33_bf16(0.5) -> 0
// CALL: @i33_bf16(-0.75) -> 0
// CALL: @i33_bf16(1.75) -> 1
// CALL: @i33_bf16(100.0) -> 100
// CALL: @i33_bf16(8556380160.0) -> -33554432
// CALL: @i33_bf16(0x1) -> 0
// CALL: @i33_bf16(0x8001) -> 0
// CALL: @i33_bf16(2868903936.0) -> 2868903936
// CALL: @i33_bf16(1760.0) -> 1760
// CALL-RANDOM: @i33_bf16(0.0..999424.0) count=20 seed=3
// CALL: @i64_bf16(0.0) -> 0
// CALL: @i64_bf16(-0.0) -> 0
// CALL: @i64_bf16(0.5) -> 0
// CALL: @i64_bf16(-0.75) -> 0
// CALL: @i64_bf16(1.75) -> 1
// CALL: @i64_bf16(100.0) -> 100
// CALL: @i64_bf16(0x5f7f) -> -72057594037927936
// CALL: @i64_bf16(0x1) -> 0
// CALL: @i64_bf16(0x8001) -> 0
// CALL: @i64_bf16(0x5eab) -> 6160924290242838528
// CALL: @i64_bf16(1760.0) -> 1760
// CALL-RANDOM: @i64_bf16(0.0..999424.0) count=20 seed=3
// CALL: @i65_bf16(0.0) -> 0
// CALL: @i65_bf16(-0.0) -> 0
// CALL: @i65_bf16(0.5) -> 0
// CALL: @i65_bf16(-0.75) -> 0
// CALL: @i65_bf16(1.75) -> 1
// CALL: @i65_bf16(100.0) -> 100
// CALL: @i65_bf16(0x5fff) -> -144115188075855872
// CALL: @i65_bf16(0x1) -> 0
// CALL: @i65_bf16(0x8001) -> 0
// CALL: @i65_bf16(0x5f2b) -> 12321848580485677056
// CALL: @i65_bf16(1760.0) -> 1760
// CALL-RANDOM: @i65_bf16(0.0..999424.0) count=20 seed=3
// CALL: @i128_bf16(0.0) -> 0
// CALL: @i128_bf16(-0.0) -> 0
// CALL: @i128_bf16(0.5) -> 0
// CALL: @i128_bf16(-0.75) -> 0
// CALL: @i128_bf16(1.75) -> 1
// CALL: @i128_bf16(100.0) -> 100
// CALL: @i128_bf16(0x7f7f) -> -1329227995784915872903807060280344576
// CALL: @i128_bf16(0x1) -> 0
// CALL: @i128_bf16(0x8001) -> 0
// CALL: @i128_bf16(0x7eab) -> 113648993639610307133275503653969461248
// CALL: @i128_bf16(1760.0) -> 1760
// CALL-RANDOM: @i128_bf16(0.0..999424.0) count=20 seed=3
// CALL: @i1_f32(0.0) -> false
// CALL: @i1_f32(-0.0) -> false
// CALL: @i1_f32(0.5) -> false
// CALL: @i1_f32(-0.75) -> false
// CALL: @i1_f32(1.75) -> true
// CALL: @i1_f32(1.0) -> true
// CALL: @i1_f32(0x1) -> false
// CALL: @i1_f32(0x80000001) -> false
// CALL: @i1_f32(0x3eaaaaab) -> false
// CALL: @i8_f32(0.0) -> 0
// CALL: @i8_f32(-0.0) -> 0
// CALL: @i8_f32(0.5) -> 0
// CALL: @i8_f32(-0.75) -> 0
// CALL: @i8_f32(1.75) -> 1
// CALL: @i8_f32(100.0) -> 100
// CALL: @i8_f32(255.0) -> -1
// CALL: @i8_f32(255.75) -> -1
// CALL: @i8_f32(0x1) -> 0
// CALL: @i8_f32(0x80000001) -> 0
// CALL: @i8_f32(85.0) -> 85
// CALL-RANDOM: @i8_f32(0.0..255.0) count=20 seed=3
// CALL: @i16_f32(0.0) -> 0
// CALL: @i16_f32(-0.0) -> 0
// CALL: @i16_f32(0.5) -> 0
// CALL: @i16_f32(-0.75) -> 0
// CALL: @i16_f32(1.75) -> 1
// CALL: @i16_f32(100.0) -> 100
// CALL: @i16_f32(65535.0) -> -1
// CALL: @i16_f32(65535.75) -> -1
// CALL: @i16_f32(0x1) -> 0
// CALL: @i16_f32(0x80000001) -> 0
// CALL: @i16_f32(21845.0) -> 21845
// CALL: @i16_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i16_f32(0.0..65535.0) count=20 seed=3
// CALL: @i24_f32(0.0) -> 0
// CALL: @i24_f32(-0.0) -> 0
// CALL: @i24_f32(0.5) -> 0
// CALL: @i24_f32(-0.75) -> 0
// CALL: @i24_f32(1.75) -> 1
// CALL: @i24_f32(100.0) -> 100
// CALL: @i24_f32(16777215.0) -> -1
// CALL: @i24_f32(0x1) -> 0
// CALL: @i24_f32(0x80000001) -> 0
// CALL: @i24_f32(5592405.0) -> 5592405
// CALL: @i24_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i24_f32(0.0..1000000.0) count=20 seed=3
// CALL: @i32_f32(0.0) -> 0
// CALL: @i32_f32(-0.0) -> 0
// CALL: @i32_f32(0.5) -> 0
// CALL: @i32_f32(-0.75) -> 0
// CALL: @i32_f32(1.75) -> 1
// CALL: @i32_f32(100.0) -> 100
// CALL: @i32_f32(4294967040.0) -> -256
// CALL: @i32_f32(0x1) -> 0
// CALL: @i32_f32(0x80000001) -> 0
// CALL: @i32_f32(1431655808.0) -> 1431655808
// CALL: @i32_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i32_f32(0.0..1000000.0) count=20 seed=3
// CALL: @i33_f32(0.0) -> 0
// CALL: @i33_f32(-0.0) -> 0
// CALL: @i33_f32(0.5) -> 0
// CALL: @i33_f32(-0.75) -> 0
// CALL: @i33_f32(1.75) -> 1
// CALL: @i33_f32(100.0) -> 100
// CALL: @i33_f32(8589934080.0) -> -512
// CALL: @i33_f32(0x1) -> 0
// CALL: @i33_f32(0x80000001) -> 0
// CALL: @i33_f32(2863311616.0) -> 2863311616
// CALL: @i33_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i33_f32(0.0..1000000.0) count=20 seed=3
// CALL: @i64_f32(0.0) -> 0
// CALL: @i64_f32(-0.0) -> 0
// CALL: @i64_f32(0.5) -> 0
// CALL: @i64_f32(-0.75) -> 0
// CALL: @i64_f32(1.75) -> 1
// CALL: @i64_f32(100.0) -> 100
// CALL: @i64_f32(0x5f7fffff) -> -1099511627776
// CALL: @i64_f32(0x1) -> 0
// CALL: @i64_f32(0x80000001) -> 0
// CALL: @i64_f32(0x5eaaaaab) -> 6148914874488455168
// CALL: @i64_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i64_f32(0.0..1000000.0) count=20 seed=3
// CALL: @i65_f32(0.0) -> 0
// CALL: @i65_f32(-0.0) -> 0
// CALL: @i65_f32(0.5) -> 0
// CALL: @i65_f32(-0.75) -> 0
// CALL: @i65_f32(1.75) -> 1
// CALL: @i65_f32(100.0) -> 100
// CALL: @i65_f32(0x5fffffff) -> -2199023255552
// CALL: @i65_f32(0x1) -> 0
// CALL: @i65_f32(0x80000001) -> 0
// CALL: @i65_f32(0x5f2aaaab) -> 12297829748976910336
// CALL: @i65_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i65_f32(0.0..1000000.0) count=20 seed=3
// CALL: @i128_f32(0.0) -> 0
// CALL: @i128_f32(-0.0) -> 0
// CALL: @i128_f32(0.5) -> 0
// CALL: @i128_f32(-0.75) -> 0
// CALL: @i128_f32(1.75) -> 1
// CALL: @i128_f32(100.0) -> 100
// CALL: @i128_f32(0x7f7fffff) -> -20282409603651670423947251286016
// CALL: @i128_f32(0x1) -> 0
// CALL: @i128_f32(0x80000001) -> 0
// CALL: @i128_f32(0x7eaaaaab) -> 113427459020714421763069939801797951488
// CALL: @i128_f32(0x44dc7249) -> 1763
// CALL-RANDOM: @i128_f32(0.0..1000000.0) count=20 seed=3
// CALL: @i1_f64(0.0) -> false
// CALL: @i1_f64(-0.0) -> false
// CALL: @i1_f64(0.5) -> false
// CALL: @i1_f64(-0.75) -> false
// CALL: @i1_f64(1.75) -> true
// CALL: @i1_f64(1.0) -> true
// CALL: @i1_f64(0x1) -> false
// CALL: @i1_f64(0x8000000000000001) -> false
// CALL: @i1_f64(0x3fd5555555555555) -> false
// CALL: @i8_f64(0.0) -> 0
// CALL: @i8_f64(-0.0) -> 0
// CALL: @i8_f64(0.5) -> 0
// CALL: @i8_f64(-0.75) -> 0
// CALL: @i8_f64(1.75) -> 1
// CALL: @i8_f64(100.0) -> 100
// CALL: @i8_f64(255.0) -> -1
// CALL: @i8_f64(255.75) -> -1
// CALL: @i8_f64(0x1) -> 0
// CALL: @i8_f64(0x8000000000000001) -> 0
// CALL: @i8_f64(85.0) -> 85
// CALL-RANDOM: @i8_f64(0.0..255.0) count=20 seed=3
// CALL: @i16_f64(0.0) -> 0
// CALL: @i16_f64(-0.0) -> 0
// CALL: @i16_f64(0.5) -> 0
// CALL: @i16_f64(-0.75) -> 0
// CALL: @i16_f64(1.75) -> 1
// CALL: @i16_f64(100.0) -> 100
// CALL: @i16_f64(65535.0) -> -1
// CALL: @i16_f64(65535.75) -> -1
// CALL: @i16_f64(0x1) -> 0
// CALL: @i16_f64(0x8000000000000001) -> 0
// CALL: @i16_f64(21845.0) -> 21845
// CALL: @i16_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i16_f64(0.0..65535.0) count=20 seed=3
// CALL: @i24_f64(0.0) -> 0
// CALL: @i24_f64(-0.0) -> 0
// CALL: @i24_f64(0.5) -> 0
// CALL: @i24_f64(-0.75) -> 0
// CALL: @i24_f64(1.75) -> 1
// CALL: @i24_f64(100.0) -> 100
// CALL: @i24_f64(16777215.0) -> -1
// CALL: @i24_f64(16777215.75) -> -1
// CALL: @i24_f64(0x1) -> 0
// CALL: @i24_f64(0x8000000000000001) -> 0
// CALL: @i24_f64(5592405.0) -> 5592405
// CALL: @i24_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i24_f64(0.0..1000000.0) count=20 seed=3
// CALL: @i32_f64(0.0) -> 0
// CALL: @i32_f64(-0.0) -> 0
// CALL: @i32_f64(0.5) -> 0
// CALL: @i32_f64(-0.75) -> 0
// CALL: @i32_f64(1.75) -> 1
// CALL: @i32_f64(100.0) -> 100
// CALL: @i32_f64(4294967295.0) -> -1
// CALL: @i32_f64(0x41effffffff80000) -> -1
// CALL: @i32_f64(0x1) -> 0
// CALL: @i32_f64(0x8000000000000001) -> 0
// CALL: @i32_f64(1431655765.0) -> 1431655765
// CALL: @i32_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i32_f64(0.0..1000000.0) count=20 seed=3
// CALL: @i33_f64(0.0) -> 0
// CALL: @i33_f64(-0.0) -> 0
// CALL: @i33_f64(0.5) -> 0
// CALL: @i33_f64(-0.75) -> 0
// CALL: @i33_f64(1.75) -> 1
// CALL: @i33_f64(100.0) -> 100
// CALL: @i33_f64(8589934591.0) -> -1
// CALL: @i33_f64(0x41fffffffffc0000) -> -1
// CALL: @i33_f64(0x1) -> 0
// CALL: @i33_f64(0x8000000000000001) -> 0
// CALL: @i33_f64(0x41e55555554aaaab) -> 2863311530
// CALL: @i33_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i33_f64(0.0..1000000.0) count=20 seed=3
// CALL: @i64_f64(0.0) -> 0
// CALL: @i64_f64(-0.0) -> 0
// CALL: @i64_f64(0.5) -> 0
// CALL: @i64_f64(-0.75) -> 0
// CALL: @i64_f64(1.75) -> 1
// CALL: @i64_f64(100.0) -> 100
// CALL: @i64_f64(0x43efffffffffffff) -> -2048
// CALL: @i64_f64(0x1) -> 0
// CALL: @i64_f64(0x8000000000000001) -> 0
// CALL: @i64_f64(0x43d5555555555555) -> 6148914691236516864
// CALL: @i64_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i64_f64(0.0..1000000.0) count=20 seed=3
// CALL: @i65_f64(0.0) -> 0
// CALL: @i65_f64(-0.0) -> 0
// CALL: @i65_f64(0.5) -> 0
// CALL: @i65_f64(-0.75) -> 0
// CALL: @i65_f64(1.75) -> 1
// CALL: @i65_f64(100.0) -> 100
// CALL: @i65_f64(0x43ffffffffffffff) -> -4096
// CALL: @i65_f64(0x1) -> 0
// CALL: @i65_f64(0x8000000000000001) -> 0
// CALL: @i65_f64(0x43e5555555555555) -> 12297829382473033728
// CALL: @i65_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i65_f64(0.0..1000000.0) count=20 seed=3
// CALL: @i128_f64(0.0) -> 0
// CALL: @i128_f64(-0.0) -> 0
// CALL: @i128_f64(0.5) -> 0
// CALL: @i128_f64(-0.75) -> 0
// CALL: @i128_f64(1.75) -> 1
// CALL: @i128_f64(100.0) -> 100
// CALL: @i128_f64(0x47efffffffffffff) -> -37778931862957161709568
// CALL: @i128_f64(0x1) -> 0
// CALL: @i128_f64(0x8000000000000001) -> 0
// CALL: @i128_f64(0x47d5555555555555) -> 113427455640312814857969558651062452224
// CALL: @i128_f64(0x409b8e4924924925) -> 1763
// CALL-RANDOM: @i128_f64(0.0..1000000.0) count=20 seed=3
// CALL: @v2([1.75, -0.5, 0.0, 32767.5]) -> [1, 0, 0, 32767]
// CALL: @v0([127.875]) -> [127]
// CALL: @v2([65535.0, 40000.5, -0.9, 2.0]) -> [65535, 40000, 0, 2]
