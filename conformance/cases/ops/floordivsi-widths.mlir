// RUN: %check %s
// arith.floordivsi on every width of integer, edge values included: rounds towards minus infinity.
func.func @i1(%a: i1, %b: i1) -> i1 {
  %r = arith.floordivsi %a, %b : i1
  return %r : i1
}
func.func @i7(%a: i7, %b: i7) -> i7 {
  %r = arith.floordivsi %a, %b : i7
  return %r : i7
}
func.func @i8(%a: i8, %b: i8) -> i8 {
  %r = arith.floordivsi %a, %b : i8
  return %r : i8
}
func.func @i16(%a: i16, %b: i16) -> i16 {
  %r = arith.floordivsi %a, %b : i16
  return %r : i16
}
func.func @i24(%a: i24, %b: i24) -> i24 {
  %r = arith.floordivsi %a, %b : i24
  return %r : i24
}
func.func @i32(%a: i32, %b: i32) -> i32 {
  %r = arith.floordivsi %a, %b : i32
  return %r : i32
}
func.func @i33(%a: i33, %b: i33) -> i33 {
  %r = arith.floordivsi %a, %b : i33
  return %r : i33
}
func.func @i64(%a: i64, %b: i64) -> i64 {
  %r = arith.floordivsi %a, %b : i64
  return %r : i64
}
func.func @index(%a: index, %b: index) -> index {
  %r = arith.floordivsi %a, %b : index
  return %r : index
}
// CALL: @i1(false, true) -> false
// CALL: @i7(63, -1) -> -63
// CALL: @i7(5, -64) -> -1
// CALL: @i7(0, -2) -> 0
// CALL: @i7(1, 63) -> 0
// CALL: @i7(5, 5) -> 1
// CALL: @i7(0, -1) -> 0
// CALL: @i7(5, -2) -> -3
// CALL: @i7(50, 18) -> 2
// CALL: @i7(3, 11) -> 0
// CALL-RANDOM: @i7(_, 1..63) count=40 seed=7
// CALL-RANDOM: @i7(_, -64..-2) count=40 seed=7
// CALL: @i8(-2, -2) -> 1
// CALL: @i8(1, 1) -> 1
// CALL: @i8(-1, -1) -> 1
// CALL: @i8(5, 127) -> 0
// CALL: @i8(5, -2) -> -3
// CALL: @i8(0, 1) -> 0
// CALL: @i8(127, -128) -> -1
// CALL: @i8(-5, 1) -> -5
// CALL: @i8(92, 2) -> 46
// CALL-RANDOM: @i8(_, 1..127) count=40 seed=8
// CALL-RANDOM: @i8(_, -128..-2) count=40 seed=8
// CALL: @i16(1, -2) -> -1
// CALL: @i16(32767, -1) -> -32767
// CALL: @i16(-2, -1) -> 2
// CALL: @i16(-2, 5) -> -1
// CALL: @i16(-32768, -32768) -> 1
// CALL: @i16(1, 1) -> 1
// CALL: @i16(5, 32767) -> 0
// CALL: @i16(16253, 7) -> 2321
// CALL: @i16(-29917, 23) -> -1301
// CALL-RANDOM: @i16(_, 1..1000) count=40 seed=16
// CALL-RANDOM: @i16(_, -1000..-2) count=40 seed=16
// CALL: @i24(5, -8388608) -> -1
// CALL: @i24(5, 5) -> 1
// CALL: @i24(-2, -8388608) -> 0
// CALL: @i24(8388607, -1) -> -8388607
// CALL: @i24(1, -8388608) -> -1
// CALL: @i24(-8388608, 1) -> -8388608
// CALL: @i24(8388607, 5) -> 1677721
// CALL: @i24(-7758906, 827108) -> -10
// CALL: @i24(-4528675, 88704) -> -52
// CALL-RANDOM: @i24(_, 1..1000) count=40 seed=24
// CALL-RANDOM: @i24(_, -1000..-2) count=40 seed=24
// CALL: @i32(1, 2147483647) -> 0
// CALL: @i32(2147483647, -2) -> -1073741824
// CALL: @i32(1, -1) -> -1
// CALL: @i32(2147483647, -1) -> -2147483647
// CALL: @i32(5, 1) -> 5
// CALL: @i32(2147483647, 5) -> 429496729
// CALL: @i32(0, -2147483648) -> 0
// CALL: @i32(-1227674965, 7) -> -175382138
// CALL: @i32(-161543473, 28969) -> -5577
// CALL-RANDOM: @i32(_, 1..1000) count=40 seed=32
// CALL-RANDOM: @i32(_, -1000..-2) count=40 seed=32
// CALL: @i33(-1, 1) -> -1
// CALL: @i33(1, -2) -> -1
// CALL: @i33(4294967295, -2) -> -2147483648
// CALL: @i33(5, 1) -> 5
// CALL: @i33(0, -1) -> 0
// CALL: @i33(-1, -2) -> 0
// CALL: @i33(-4294967296, 1) -> -4294967296
// CALL: @i33(-1011490238, 1396412) -> -725
// CALL: @i33(-4197430581, 5) -> -839486117
// CALL-RANDOM: @i33(_, 1..1000) count=40 seed=33
// CALL-RANDOM: @i33(_, -1000..-2) count=40 seed=33
// CALL: @i64(-1, 1) -> -1
// CALL: @i64(9223372036854775807, 9223372036854775807) -> 1
// CALL: @i64(-9223372036854775808, -9223372036854775808) -> 1
// CALL: @i64(9223372036854775807, 5) -> 1844674407370955161
// CALL: @i64(9223372036854775807, 1) -> 9223372036854775807
// CALL: @i64(1, -9223372036854775808) -> -1
// CALL: @i64(5, 9223372036854775807) -> 0
// CALL: @i64(8163044855065884564, 1369744243756819706) -> 5
// CALL: @i64(-7850207213385694110, 15733779119994759) -> -499
// CALL-RANDOM: @i64(_, 1..1000) count=40 seed=64
// CALL-RANDOM: @i64(_, -1000..-2) count=40 seed=64
// CALL: @index(-9223372036854775808, -9223372036854775808) -> 1
// CALL: @index(5, -1) -> -5
// CALL: @index(0, 9223372036854775807) -> 0
// CALL: @index(0, -9223372036854775808) -> 0
// CALL: @index(-1, 5) -> -1
// CALL: @index(1, 5) -> 0
// CALL: @index(-9223372036854775808, 5) -> -1844674407370955162
// CALL: @index(3040380498397375315, 14666271) -> 207304262848
// CALL: @index(6087725866424689111, 1343821521288) -> 4530159
// CALL-RANDOM: @index(_, 1..1000) count=40 seed=64
// CALL-RANDOM: @index(_, -1000..-2) count=40 seed=64
