// RUN: %check %s
// arith.ceildivsi on every width of integer, edge values included: rounds towards plus infinity.
func.func @i1(%a: i1, %b: i1) -> i1 {
  %r = arith.ceildivsi %a, %b : i1
  return %r : i1
}
func.func @i7(%a: i7, %b: i7) -> i7 {
  %r = arith.ceildivsi %a, %b : i7
  return %r : i7
}
func.func @i8(%a: i8, %b: i8) -> i8 {
  %r = arith.ceildivsi %a, %b : i8
  return %r : i8
}
func.func @i16(%a: i16, %b: i16) -> i16 {
  %r = arith.ceildivsi %a, %b : i16
  return %r : i16
}
func.func @i24(%a: i24, %b: i24) -> i24 {
  %r = arith.ceildivsi %a, %b : i24
  return %r : i24
}
func.func @i32(%a: i32, %b: i32) -> i32 {
  %r = arith.ceildivsi %a, %b : i32
  return %r : i32
}
func.func @i33(%a: i33, %b: i33) -> i33 {
  %r = arith.ceildivsi %a, %b : i33
  return %r : i33
}
func.func @i64(%a: i64, %b: i64) -> i64 {
  %r = arith.ceildivsi %a, %b : i64
  return %r : i64
}
func.func @i65(%a: i65, %b: i65) -> i65 {
  %r = arith.ceildivsi %a, %b : i65
  return %r : i65
}
func.func @i128(%a: i128, %b: i128) -> i128 {
  %r = arith.ceildivsi %a, %b : i128
  return %r : i128
}
func.func @index(%a: index, %b: index) -> index {
  %r = arith.ceildivsi %a, %b : index
  return %r : index
}
// CALL: @i1(false, true) -> false
// CALL: @i7(5, -2) -> -2
// CALL: @i7(63, -1) -> -63
// CALL: @i7(63, 5) -> 13
// CALL: @i7(-1, -64) -> 1
// CALL: @i7(5, -64) -> 0
// CALL: @i7(0, -1) -> 0
// CALL: @i7(-64, -64) -> 1
// CALL: @i7(18, 3) -> 6
// CALL: @i7(48, 3) -> 16
// CALL-RANDOM: @i7(_, 1..63) count=40 seed=7
// CALL-RANDOM: @i7(_, -64..-2) count=40 seed=7
// CALL: @i8(5, 1) -> 5
// CALL: @i8(1, -128) -> 0
// CALL: @i8(-128, 127) -> -1
// CALL: @i8(-128, 1) -> -128
// CALL: @i8(-1, 1) -> -1
// CALL: @i8(-128, -128) -> 1
// CALL: @i8(127, 1) -> 127
// CALL: @i8(74, 40) -> 2
// CALL: @i8(58, 3) -> 20
// CALL-RANDOM: @i8(_, 1..127) count=40 seed=8
// CALL-RANDOM: @i8(_, -128..-2) count=40 seed=8
// CALL: @i16(-32768, -32768) -> 1
// CALL: @i16(0, 5) -> 0
// CALL: @i16(32767, 32767) -> 1
// CALL: @i16(-2, -2) -> 1
// CALL: @i16(-32768, -2) -> 16384
// CALL: @i16(-1, 1) -> -1
// CALL: @i16(-2, 32767) -> 0
// CALL: @i16(-26401, 556) -> -47
// CALL: @i16(-20387, 16461) -> -1
// CALL-RANDOM: @i16(_, 1..1000) count=40 seed=16
// CALL-RANDOM: @i16(_, -1000..-2) count=40 seed=16
// CALL: @i24(0, 1) -> 0
// CALL: @i24(1, 5) -> 1
// CALL: @i24(5, -8388608) -> 0
// CALL: @i24(8388607, 1) -> 8388607
// CALL: @i24(8388607, -1) -> -8388607
// CALL: @i24(1, -2) -> 0
// CALL: @i24(-8388608, 5) -> -1677721
// CALL: @i24(3856809, 110) -> 35062
// CALL: @i24(-122264, 11) -> -11114
// CALL-RANDOM: @i24(_, 1..1000) count=40 seed=24
// CALL-RANDOM: @i24(_, -1000..-2) count=40 seed=24
// CALL: @i32(5, -1) -> -5
// CALL: @i32(-2, 2147483647) -> 0
// CALL: @i32(0, -2) -> 0
// CALL: @i32(2147483647, -2) -> -1073741823
// CALL: @i32(-2147483648, -2147483648) -> 1
// CALL: @i32(-1, 5) -> 0
// CALL: @i32(-1, 1) -> -1
// CALL: @i32(1732691911, 452) -> 3833390
// CALL: @i32(-1271320089, 122038756) -> -10
// CALL-RANDOM: @i32(_, 1..1000) count=40 seed=32
// CALL-RANDOM: @i32(_, -1000..-2) count=40 seed=32
// CALL: @i33(-1, 1) -> -1
// CALL: @i33(4294967295, -1) -> -4294967295
// CALL: @i33(1, 4294967295) -> 1
// CALL: @i33(-4294967296, 4294967295) -> -1
// CALL: @i33(-4294967296, 5) -> -858993459
// CALL: @i33(-2, 4294967295) -> 0
// CALL: @i33(4294967295, 5) -> 858993459
// CALL: @i33(1864465877, 853090110) -> 3
// CALL: @i33(3131321261, 1626285) -> 1926
// CALL-RANDOM: @i33(_, 1..1000) count=40 seed=33
// CALL-RANDOM: @i33(_, -1000..-2) count=40 seed=33
// CALL: @i64(-2, 5) -> 0
// CALL: @i64(0, 1) -> 0
// CALL: @i64(0, 5) -> 0
// CALL: @i64(-2, 9223372036854775807) -> 0
// CALL: @i64(-9223372036854775808, 5) -> -1844674407370955161
// CALL: @i64(-9223372036854775808, -9223372036854775808) -> 1
// CALL: @i64(1, -2) -> 0
// CALL: @i64(-1022708462668264291, 2812915900214868) -> -363
// CALL: @i64(-3250958506709141718, 8761779778409224) -> -371
// CALL-RANDOM: @i64(_, 1..1000) count=40 seed=64
// CALL-RANDOM: @i64(_, -1000..-2) count=40 seed=64
// CALL: @i65(-18446744073709551616, 18446744073709551615) -> -1
// CALL: @i65(-2, 5) -> 0
// CALL: @i65(0, 18446744073709551615) -> 0
// CALL: @i65(-1, 1) -> -1
// CALL: @i65(0, 5) -> 0
// CALL: @i65(0, -1) -> 0
// CALL: @i65(-1, -1) -> 1
// CALL: @i65(13775220228725571058, 219528746320090) -> 62750
// CALL: @i65(-363226476292080113, 256618) -> -1415436470910
// CALL-RANDOM: @i65(_, 1..1000) count=40 seed=65
// CALL-RANDOM: @i65(_, -1000..-2) count=40 seed=65
// CALL: @i128(1, -170141183460469231731687303715884105728) -> 0
// CALL: @i128(0, 170141183460469231731687303715884105727) -> 0
// CALL: @i128(-2, 5) -> 0
// CALL: @i128(5, 5) -> 1
// CALL: @i128(-1, 170141183460469231731687303715884105727) -> 0
// CALL: @i128(170141183460469231731687303715884105727, 1) -> 170141183460469231731687303715884105727
// CALL: @i128(-1, 5) -> 0
// CALL: @i128(-84548914237859469762809335706564553128, 32083326683412457895977) -> -2635291379605359
// CALL: @i128(134531174764397044435728307839920805619, 168) -> 800780802169030026403144689523338129
// CALL-RANDOM: @i128(_, 1..1000) count=40 seed=128
// CALL-RANDOM: @i128(_, -1000..-2) count=40 seed=128
// CALL: @index(9223372036854775807, -1) -> -9223372036854775807
// CALL: @index(-9223372036854775808, -9223372036854775808) -> 1
// CALL: @index(0, 5) -> 0
// CALL: @index(9223372036854775807, -2) -> -4611686018427387903
// CALL: @index(-1, -1) -> 1
// CALL: @index(-1, 1) -> -1
// CALL: @index(9223372036854775807, 1) -> 9223372036854775807
// CALL: @index(1485297727324666923, 14564) -> 101984188912708
// CALL: @index(4735248854226544723, 1844398583632) -> 2567368
// CALL-RANDOM: @index(_, 1..1000) count=40 seed=64
// CALL-RANDOM: @index(_, -1000..-2) count=40 seed=64
// CALL-RANDOM: @i8(_, 1..127) count=60 seed=11
