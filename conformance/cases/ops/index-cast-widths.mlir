// RUN: %check %s
// arith.index_cast sign-extends to wider types and truncates to narrower ones.
func.func @index_i1(%a: index) -> i1 {
  %r = arith.index_cast %a : index to i1
  return %r : i1
}
func.func @index_i8(%a: index) -> i8 {
  %r = arith.index_cast %a : index to i8
  return %r : i8
}
func.func @index_i24(%a: index) -> i24 {
  %r = arith.index_cast %a : index to i24
  return %r : i24
}
func.func @index_i32(%a: index) -> i32 {
  %r = arith.index_cast %a : index to i32
  return %r : i32
}
func.func @index_i33(%a: index) -> i33 {
  %r = arith.index_cast %a : index to i33
  return %r : i33
}
func.func @index_i64(%a: index) -> i64 {
  %r = arith.index_cast %a : index to i64
  return %r : i64
}
func.func @index_i65(%a: index) -> i65 {
  %r = arith.index_cast %a : index to i65
  return %r : i65
}
func.func @index_i128(%a: index) -> i128 {
  %r = arith.index_cast %a : index to i128
  return %r : i128
}
func.func @i1_index(%a: i1) -> index {
  %r = arith.index_cast %a : i1 to index
  return %r : index
}
func.func @i7_index(%a: i7) -> index {
  %r = arith.index_cast %a : i7 to index
  return %r : index
}
func.func @i24_index(%a: i24) -> index {
  %r = arith.index_cast %a : i24 to index
  return %r : index
}
func.func @i32_index(%a: i32) -> index {
  %r = arith.index_cast %a : i32 to index
  return %r : index
}
func.func @i64_index(%a: i64) -> index {
  %r = arith.index_cast %a : i64 to index
  return %r : index
}
func.func @i65_index(%a: i65) -> index {
  %r = arith.index_cast %a : i65 to index
  return %r : index
}
func.func @i128_index(%a: i128) -> index {
  %r = arith.index_cast %a : i128 to index
  return %r : index
}
func.func @v1(%a: vector<3xindex>) -> vector<3xi8> {
  %r = arith.index_cast %a : vector<3xindex> to vector<3xi8>
  return %r : vector<3xi8>
}
func.func @v2(%a: vector<2x2xi16>) -> vector<2x2xindex> {
  %r = arith.index_cast %a : vector<2x2xi16> to vector<2x2xindex>
  return %r : vector<2x2xindex>
}
func.func @v0(%a: vector<i7>) -> vector<index> {
  %r = arith.index_cast %a : vector<i7> to vector<index>
  return %r : vector<index>
}
// CALL: @index_i1(0) -> false
// CALL: @index_i1(1) -> true
// CALL: @index_i1(5) -> true
// CALL: @index_i1(9223372036854775807) -> true
// CALL: @index_i1(-9223372036854775808) -> false
// CALL: @index_i1(-2) -> false
// CALL: @index_i1(-1) -> true
// CALL: @index_i1(-1585681188893601651) -> true
// CALL-RANDOM: @index_i1(_) count=30 seed=2
// CALL: @index_i8(0) -> 0
// CALL: @index_i8(1) -> 1
// CALL: @index_i8(5) -> 5
// CALL: @index_i8(9223372036854775807) -> -1
// CALL: @index_i8(-9223372036854775808) -> 0
// CALL: @index_i8(-2) -> -2
// CALL: @index_i8(-1) -> -1
// CALL: @index_i8(1768066295916146818) -> -126
// CALL-RANDOM: @index_i8(_) count=30 seed=2
// CALL: @index_i24(0) -> 0
// CALL: @index_i24(1) -> 1
// CALL: @index_i24(5) -> 5
// CALL: @index_i24(9223372036854775807) -> -1
// CALL: @index_i24(-9223372036854775808) -> 0
// CALL: @index_i24(-2) -> -2
// CALL: @index_i24(-1) -> -1
// CALL: @index_i24(3192321774993286215) -> 3679303
// CALL-RANDOM: @index_i24(_) count=30 seed=2
// CALL: @index_i32(0) -> 0
// CALL: @index_i32(1) -> 1
// CALL: @index_i32(5) -> 5
// CALL: @index_i32(9223372036854775807) -> -1
// CALL: @index_i32(-9223372036854775808) -> 0
// CALL: @index_i32(-2) -> -2
// CALL: @index_i32(-1) -> -1
// CALL: @index_i32(583213748302819717) -> 1740026245
// CALL-RANDOM: @index_i32(_) count=30 seed=2
// CALL: @index_i33(0) -> 0
// CALL: @index_i33(1) -> 1
// CALL: @index_i33(5) -> 5
// CALL: @index_i33(9223372036854775807) -> -1
// CALL: @index_i33(-9223372036854775808) -> 0
// CALL: @index_i33(-2) -> -2
// CALL: @index_i33(-1) -> -1
// CALL: @index_i33(-6565749295513735277) -> -2338197613
// CALL-RANDOM: @index_i33(_) count=30 seed=2
// CALL: @index_i64(0) -> 0
// CALL: @index_i64(1) -> 1
// CALL: @index_i64(5) -> 5
// CALL: @index_i64(9223372036854775807) -> 9223372036854775807
// CALL: @index_i64(-9223372036854775808) -> -9223372036854775808
// CALL: @index_i64(-2) -> -2
// CALL: @index_i64(-1) -> -1
// CALL: @index_i64(-7525861863780114339) -> -7525861863780114339
// CALL-RANDOM: @index_i64(_) count=30 seed=2
// CALL: @index_i65(0) -> 0
// CALL: @index_i65(1) -> 1
// CALL: @index_i65(5) -> 5
// CALL: @index_i65(9223372036854775807) -> 9223372036854775807
// CALL: @index_i65(-9223372036854775808) -> -9223372036854775808
// CALL: @index_i65(-2) -> -2
// CALL: @index_i65(-1) -> -1
// CALL: @index_i65(6931061519336823421) -> 6931061519336823421
// CALL-RANDOM: @index_i65(_) count=30 seed=2
// CALL: @index_i128(0) -> 0
// CALL: @index_i128(1) -> 1
// CALL: @index_i128(5) -> 5
// CALL: @index_i128(9223372036854775807) -> 9223372036854775807
// CALL: @index_i128(-9223372036854775808) -> -9223372036854775808
// CALL: @index_i128(-2) -> -2
// CALL: @index_i128(-1) -> -1
// CALL: @index_i128(818596357039651293) -> 818596357039651293
// CALL-RANDOM: @index_i128(_) count=30 seed=2
// CALL: @i1_index(false) -> 0
// CALL: @i1_index(true) -> -1
// CALL-RANDOM: @i1_index(_) count=30 seed=2
// CALL: @i7_index(0) -> 0
// CALL: @i7_index(1) -> 1
// CALL: @i7_index(5) -> 5
// CALL: @i7_index(63) -> 63
// CALL: @i7_index(-64) -> -64
// CALL: @i7_index(-2) -> -2
// CALL: @i7_index(-1) -> -1
// CALL: @i7_index(12) -> 12
// CALL-RANDOM: @i7_index(_) count=30 seed=2
// CALL: @i24_index(0) -> 0
// CALL: @i24_index(1) -> 1
// CALL: @i24_index(5) -> 5
// CALL: @i24_index(8388607) -> 8388607
// CALL: @i24_index(-8388608) -> -8388608
// CALL: @i24_index(-2) -> -2
// CALL: @i24_index(-1) -> -1
// CALL: @i24_index(-899129) -> -899129
// CALL-RANDOM: @i24_index(_) count=30 seed=2
// CALL: @i32_index(0) -> 0
// CALL: @i32_index(1) -> 1
// CALL: @i32_index(5) -> 5
// CALL: @i32_index(2147483647) -> 2147483647
// CALL: @i32_index(-2147483648) -> -2147483648
// CALL: @i32_index(-2) -> -2
// CALL: @i32_index(-1) -> -1
// CALL: @i32_index(-265022655) -> -265022655
// CALL-RANDOM: @i32_index(_) count=30 seed=2
// CALL: @i64_index(0) -> 0
// CALL: @i64_index(1) -> 1
// CALL: @i64_index(5) -> 5
// CALL: @i64_index(9223372036854775807) -> 9223372036854775807
// CALL: @i64_index(-9223372036854775808) -> -9223372036854775808
// CALL: @i64_index(-2) -> -2
// CALL: @i64_index(-1) -> -1
// CALL: @i64_index(9142371844979649579) -> 9142371844979649579
// CALL-RANDOM: @i64_index(_) count=30 seed=2
// CALL: @i65_index(0) -> 0
// CALL: @i65_index(1) -> 1
// CALL: @i65_index(5) -> 5
// CALL: @i65_index(18446744073709551615) -> -1
// CALL: @i65_index(-18446744073709551616) -> 0
// CALL: @i65_index(-2) -> -2
// CALL: @i65_index(-1) -> -1
// CALL: @i65_index(15994161480807860227) -> -2452582592901691389
// CALL-RANDOM: @i65_index(_) count=30 seed=2
// CALL: @i128_index(0) -> 0
// CALL: @i128_index(1) -> 1
// CALL: @i128_index(5) -> 5
// CALL: @i128_index(170141183460469231731687303715884105727) -> -1
// CALL: @i128_index(-170141183460469231731687303715884105728) -> 0
// CALL: @i128_index(-2) -> -2
// CALL: @i128_index(-1) -> -1
// CALL: @i128_index(-144025564434760243821169516040920916258) -> 5844145432495234782
// CALL-RANDOM: @i128_index(_) count=30 seed=2
// CALL: @v1([9223372036854775807, 5, 1]) -> [-1, 5, 1]
// CALL: @v1([9223372036854775807, 1, 0]) -> [-1, 1, 0]
// CALL-RANDOM: @v1(_) count=30 seed=2
// CALL: @v2([-1, -32768, -32768, -12757]) -> [-1, -32768, -32768, -12757]
// CALL: @v2([5, 1974, -32768, -1]) -> [5, 1974, -32768, -1]
// CALL-RANDOM: @v2(_) count=30 seed=2
// CALL: @v0([-2]) -> [-2]
// CALL: @v0([63]) -> [63]
// CALL-RANDOM: @v0(_) count=30 seed=2
