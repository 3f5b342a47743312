// RUN: %check %s
// arith.extsi copies the sign bit.
func.func @i1_i8(%a: i1) -> i8 {
  %r = arith.extsi %a : i1 to i8
  return %r : i8
}
func.func @i1_i64(%a: i1) -> i64 {
  %r = arith.extsi %a : i1 to i64
  return %r : i64
}
func.func @i7_i8(%a: i7) -> i8 {
  %r = arith.extsi %a : i7 to i8
  return %r : i8
}
func.func @i8_i16(%a: i8) -> i16 {
  %r = arith.extsi %a : i8 to i16
  return %r : i16
}
func.func @i8_i33(%a: i8) -> i33 {
  %r = arith.extsi %a : i8 to i33
  return %r : i33
}
func.func @i16_i24(%a: i16) -> i24 {
  %r = arith.extsi %a : i16 to i24
  return %r : i24
}
func.func @i24_i32(%a: i24) -> i32 {
  %r = arith.extsi %a : i24 to i32
  return %r : i32
}
func.func @i32_i64(%a: i32) -> i64 {
  %r = arith.extsi %a : i32 to i64
  return %r : i64
}
func.func @i33_i65(%a: i33) -> i65 {
  %r = arith.extsi %a : i33 to i65
  return %r : i65
}
func.func @i64_i128(%a: i64) -> i128 {
  %r = arith.extsi %a : i64 to i128
  return %r : i128
}
func.func @i65_i128(%a: i65) -> i128 {
  %r = arith.extsi %a : i65 to i128
  return %r : i128
}
func.func @i1_i128(%a: i1) -> i128 {
  %r = arith.extsi %a : i1 to i128
  return %r : i128
}
func.func @v1(%a: vector<3xi8>) -> vector<3xi32> {
  %r = arith.extsi %a : vector<3xi8> to vector<3xi32>
  return %r : vector<3xi32>
}
func.func @v2(%a: vector<2x2xi16>) -> vector<2x2xi64> {
  %r = arith.extsi %a : vector<2x2xi16> to vector<2x2xi64>
  return %r : vector<2x2xi64>
}
func.func @v0(%a: vector<i7>) -> vector<i33> {
  %r = arith.extsi %a : vector<i7> to vector<i33>
  return %r : vector<i33>
}
// CALL: @i1_i8(false) -> 0
// CALL: @i1_i8(true) -> -1
// CALL-RANDOM: @i1_i8(_) count=30 seed=2
// CALL: @i1_i64(false) -> 0
// CALL: @i1_i64(true) -> -1
// CALL-RANDOM: @i1_i64(_) count=30 seed=2
// CALL: @i7_i8(0) -> 0
// CALL: @i7_i8(1) -> 1
// CALL: @i7_i8(5) -> 5
// CALL: @i7_i8(63) -> 63
// CALL: @i7_i8(-64) -> -64
// CALL: @i7_i8(-2) -> -2
// CALL: @i7_i8(-1) -> -1
// CALL: @i7_i8(45) -> 45
// CALL-RANDOM: @i7_i8(_) count=30 seed=2
// CALL: @i8_i16(0) -> 0
// CALL: @i8_i16(1) -> 1
// CALL: @i8_i16(5) -> 5
// CALL: @i8_i16(127) -> 127
// CALL: @i8_i16(-128) -> -128
// CALL: @i8_i16(-2) -> -2
// CALL: @i8_i16(-1) -> -1
// CALL: @i8_i16(-90) -> -90
// CALL-RANDOM: @i8_i16(_) count=30 seed=2
// CALL: @i8_i33(0) -> 0
// CALL: @i8_i33(1) -> 1
// CALL: @i8_i33(5) -> 5
// CALL: @i8_i33(127) -> 127
// CALL: @i8_i33(-128) -> -128
// CALL: @i8_i33(-2) -> -2
// CALL: @i8_i33(-1) -> -1
// CALL: @i8_i33(46) -> 46
// CALL-RANDOM: @i8_i33(_) count=30 seed=2
// CALL: @i16_i24(0) -> 0
// CALL: @i16_i24(1) -> 1
// CALL: @i16_i24(5) -> 5
// CALL: @i16_i24(32767) -> 32767
// CALL: @i16_i24(-32768) -> -32768
// CALL: @i16_i24(-2) -> -2
// CALL: @i16_i24(-1) -> -1
// CALL: @i16_i24(-7185) -> -7185
// CALL-RANDOM: @i16_i24(_) count=30 seed=2
// CALL: @i24_i32(0) -> 0
// CALL: @i24_i32(1) -> 1
// CALL: @i24_i32(5) -> 5
// CALL: @i24_i32(8388607) -> 8388607
// CALL: @i24_i32(-8388608) -> -8388608
// CALL: @i24_i32(-2) -> -2
// CALL: @i24_i32(-1) -> -1
// CALL: @i24_i32(-4802419) -> -4802419
// CALL-RANDOM: @i24_i32(_) count=30 seed=2
// CALL: @i32_i64(0) -> 0
// CALL: @i32_i64(1) -> 1
// CALL: @i32_i64(5) -> 5
// CALL: @i32_i64(2147483647) -> 2147483647
// CALL: @i32_i64(-2147483648) -> -2147483648
// CALL: @i32_i64(-2) -> -2
// CALL: @i32_i64(-1) -> -1
// CALL: @i32_i64(178834797) -> 178834797
// CALL-RANDOM: @i32_i64(_) count=30 seed=2
// CALL: @i33_i65(0) -> 0
// CALL: @i33_i65(1) -> 1
// CALL: @i33_i65(5) -> 5
// CALL: @i33_i65(4294967295) -> 4294967295
// CALL: @i33_i65(-4294967296) -> -4294967296
// CALL: @i33_i65(-2) -> -2
// CALL: @i33_i65(-1) -> -1
// CALL: @i33_i65(-3988719882) -> -3988719882
// CALL-RANDOM: @i33_i65(_) count=30 seed=2
// CALL: @i64_i128(0) -> 0
// CALL: @i64_i128(1) -> 1
// CALL: @i64_i128(5) -> 5
// CALL: @i64_i128(9223372036854775807) -> 9223372036854775807
// CALL: @i64_i128(-9223372036854775808) -> -9223372036854775808
// CALL: @i64_i128(-2) -> -2
// CALL: @i64_i128(-1) -> -1
// CALL: @i64_i128(-83952440328174913) -> -83952440328174913
// CALL-RANDOM: @i64_i128(_) count=30 seed=2
// CALL: @i65_i128(0) -> 0
// CALL: @i65_i128(1) -> 1
// CALL: @i65_i128(5) -> 5
// CALL: @i65_i128(18446744073709551615) -> 18446744073709551615
// CALL: @i65_i128(-18446744073709551616) -> -18446744073709551616
// CALL: @i65_i128(-2) -> -2
// CALL: @i65_i128(-1) -> -1
// CALL: @i65_i128(17850210968001127209) -> 17850210968001127209
// CALL-RANDOM: @i65_i128(_) count=30 seed=2
// CALL: @i1_i128(false) -> 0
// CALL: @i1_i128(true) -> -1
// CALL-RANDOM: @i1_i128(_) count=30 seed=2
// CALL: @v1([-1, -1, -128]) -> [-1, -1, -128]
// CALL: @v1([0, -2, 87]) -> [0, -2, 87]
// CALL-RANDOM: @v1(_) count=30 seed=2
// CALL: @v2([30915, 32767, 0, 0]) -> [30915, 32767, 0, 0]
// CALL: @v2([-1, 1, 16998, -32768]) -> [-1, 1, 16998, -32768]
// CALL-RANDOM: @v2(_) count=30 seed=2
// CALL: @v0([-2]) -> [-2]
// CALL: @v0([-50]) -> [-50]
// CALL-RANDOM: @v0(_) count=30 seed=2
