// RUN: %check %s
// arith.trunci drops the high bits.
func.func @i8_i1(%a: i8) -> i1 {
  %r = arith.trunci %a : i8 to i1
  return %r : i1
}
func.func @i64_i1(%a: i64) -> i1 {
  %r = arith.trunci %a : i64 to i1
  return %r : i1
}
func.func @i8_i7(%a: i8) -> i7 {
  %r = arith.trunci %a : i8 to i7
  return %r : i7
}
func.func @i16_i8(%a: i16) -> i8 {
  %r = arith.trunci %a : i16 to i8
  return %r : i8
}
func.func @i33_i8(%a: i33) -> i8 {
  %r = arith.trunci %a : i33 to i8
  return %r : i8
}
func.func @i24_i16(%a: i24) -> i16 {
  %r = arith.trunci %a : i24 to i16
  return %r : i16
}
func.func @i32_i24(%a: i32) -> i24 {
  %r = arith.trunci %a : i32 to i24
  return %r : i24
}
func.func @i64_i32(%a: i64) -> i32 {
  %r = arith.trunci %a : i64 to i32
  return %r : i32
}
func.func @i65_i33(%a: i65) -> i33 {
  %r = arith.trunci %a : i65 to i33
  return %r : i33
}
func.func @i128_i64(%a: i128) -> i64 {
  %r = arith.trunci %a : i128 to i64
  return %r : i64
}
func.func @i128_i65(%a: i128) -> i65 {
  %r = arith.trunci %a : i128 to i65
  return %r : i65
}
func.func @i128_i1(%a: i128) -> i1 {
  %r = arith.trunci %a : i128 to i1
  return %r : i1
}
func.func @v1(%a: vector<3xi32>) -> vector<3xi8> {
  %r = arith.trunci %a : vector<3xi32> to vector<3xi8>
  return %r : vector<3xi8>
}
func.func @v2(%a: vector<2x2xi64>) -> vector<2x2xi16> {
  %r = arith.trunci %a : vector<2x2xi64> to vector<2x2xi16>
  return %r : vector<2x2xi16>
}
func.func @v0(%a: vector<i33>) -> vector<i7> {
  %r = arith.trunci %a : vector<i33> to vector<i7>
  return %r : vector<i7>
}
// CALL: @i8_i1(0) -> false
// CALL: @i8_i1(1) -> true
// CALL: @i8_i1(5) -> true
// CALL: @i8_i1(127) -> true
// CALL: @i8_i1(-128) -> false
// CALL: @i8_i1(-2) -> false
// CALL: @i8_i1(-1) -> true
// CALL: @i8_i1(28) -> false
// CALL-RANDOM: @i8_i1(_) count=30 seed=2
// CALL: @i64_i1(0) -> false
// CALL: @i64_i1(1) -> true
// CALL: @i64_i1(5) -> true
// CALL: @i64_i1(9223372036854775807) -> true
// CALL: @i64_i1(-9223372036854775808) -> false
// CALL: @i64_i1(-2) -> false
// CALL: @i64_i1(-1) -> true
// CALL: @i64_i1(-8328744884602048140) -> false
// CALL-RANDOM: @i64_i1(_) count=30 seed=2
// CALL: @i8_i7(0) -> 0
// CALL: @i8_i7(1) -> 1
// CALL: @i8_i7(5) -> 5
// CALL: @i8_i7(127) -> -1
// CALL: @i8_i7(-128) -> 0
// CALL: @i8_i7(-2) -> -2
// CALL: @i8_i7(-1) -> -1
// CALL: @i8_i7(-114) -> 14
// CALL-RANDOM: @i8_i7(_) count=30 seed=2
// CALL: @i16_i8(0) -> 0
// CALL: @i16_i8(1) -> 1
// CALL: @i16_i8(5) -> 5
// CALL: @i16_i8(32767) -> -1
// CALL: @i16_i8(-32768) -> 0
// CALL: @i16_i8(-2) -> -2
// CALL: @i16_i8(-1) -> -1
// CALL: @i16_i8(30498) -> 34
// CALL-RANDOM: @i16_i8(_) count=30 seed=2
// CALL: @i33_i8(0) -> 0
// CALL: @i33_i8(1) -> 1
// CALL: @i33_i8(5) -> 5
// CALL: @i33_i8(4294967295) -> -1
// CALL: @i33_i8(-4294967296) -> 0
// CALL: @i33_i8(-2) -> -2
// CALL: @i33_i8(-1) -> -1
// CALL: @i33_i8(-997736573) -> -125
// CALL-RANDOM: @i33_i8(_) count=30 seed=2
// CALL: @i24_i16(0) -> 0
// CALL: @i24_i16(1) -> 1
// CALL: @i24_i16(5) -> 5
// CALL: @i24_i16(8388607) -> -1
// CALL: @i24_i16(-8388608) -> 0
// CALL: @i24_i16(-2) -> -2
// CALL: @i24_i16(-1) -> -1
// CALL: @i24_i16(-4632046) -> 21010
// CALL-RANDOM: @i24_i16(_) count=30 seed=2
// CALL: @i32_i24(0) -> 0
// CALL: @i32_i24(1) -> 1
// CALL: @i32_i24(5) -> 5
// CALL: @i32_i24(2147483647) -> -1
// CALL: @i32_i24(-2147483648) -> 0
// CALL: @i32_i24(-2) -> -2
// CALL: @i32_i24(-1) -> -1
// CALL: @i32_i24(-1032427086) -> 7760306
// CALL-RANDOM: @i32_i24(_) count=30 seed=2
// CALL: @i64_i32(0) -> 0
// CALL: @i64_i32(1) -> 1
// CALL: @i64_i32(5) -> 5
// CALL: @i64_i32(9223372036854775807) -> -1
// CALL: @i64_i32(-9223372036854775808) -> 0
// CALL: @i64_i32(-2) -> -2
// CALL: @i64_i32(-1) -> -1
// CALL: @i64_i32(2843606580908969144) -> -2012558152
// CALL-RANDOM: @i64_i32(_) count=30 seed=2
// CALL: @i65_i33(0) -> 0
// CALL: @i65_i33(1) -> 1
// CALL: @i65_i33(5) -> 5
// CALL: @i65_i33(18446744073709551615) -> -1
// CALL: @i65_i33(-18446744073709551616) -> 0
// CALL: @i65_i33(-2) -> -2
// CALL: @i65_i33(-1) -> -1
// CALL: @i65_i33(16330871491773158131) -> 3685831411
// CALL-RANDOM: @i65_i33(_) count=30 seed=2
// CALL: @i128_i64(0) -> 0
// CALL: @i128_i64(1) -> 1
// CALL: @i128_i64(5) -> 5
// CALL: @i128_i64(170141183460469231731687303715884105727) -> -1
// CALL: @i128_i64(-170141183460469231731687303715884105728) -> 0
// CALL: @i128_i64(-2) -> -2
// CALL: @i128_i64(-1) -> -1
// CALL: @i128_i64(-32606778735434868205483466149709763447) -> -7076604129014207351
// CALL-RANDOM: @i128_i64(_) count=30 seed=2
// CALL: @i128_i65(0) -> 0
// CALL: @i128_i65(1) -> 1
// CALL: @i128_i65(5) -> 5
// CALL: @i128_i65(170141183460469231731687303715884105727) -> -1
// CALL: @i128_i65(-170141183460469231731687303715884105728) -> 0
// CALL: @i128_i65(-2) -> -2
// CALL: @i128_i65(-1) -> -1
// CALL: @i128_i65(14300289044390744568785794279742875763) -> 15508793941661821043
// CALL-RANDOM: @i128_i65(_) count=30 seed=2
// CALL: @i128_i1(0) -> false
// CALL: @i128_i1(1) -> true
// CALL: @i128_i1(5) -> true
// CALL: @i128_i1(170141183460469231731687303715884105727) -> true
// CALL: @i128_i1(-170141183460469231731687303715884105728) -> false
// CALL: @i128_i1(-2) -> false
// CALL: @i128_i1(-1) -> true
// CALL: @i128_i1(-87678787918985871924278254224998872070) -> false
// CALL-RANDOM: @i128_i1(_) count=30 seed=2
// CALL: @v1([-2147483648, -2147483648, 1]) -> [0, 0, 1]
// CALL: @v1([2147483647, 2147483647, -2147483648]) -> [-1, -1, 0]
// CALL-RANDOM: @v1(_) count=30 seed=2
// CALL: @v2([-2703030533443145364, 0, 6175665737301375936, 0]) -> [12652, 0, 15296, 0]
// CALL: @v2([-2, -9223372036854775808, 1, -1]) -> [-2, 0, 1, -1]
// CALL-RANDOM: @v2(_) count=30 seed=2
// CALL: @v0([3198159627]) -> [11]
// CALL: @v0([4294967295]) -> [-1]
// CALL-RANDOM: @v0(_) count=30 seed=2
