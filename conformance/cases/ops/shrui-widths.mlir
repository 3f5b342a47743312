// RUN: %check %s
// arith.shrui on every width of integer, edge values included: zeros come in, amounts below the width.
func.func @i1(%a: i1, %b: i1) -> i1 {
  %r = arith.shrui %a, %b : i1
  return %r : i1
}
func.func @i7(%a: i7, %b: i7) -> i7 {
  %r = arith.shrui %a, %b : i7
  return %r : i7
}
func.func @i8(%a: i8, %b: i8) -> i8 {
  %r = arith.shrui %a, %b : i8
  return %r : i8
}
func.func @i16(%a: i16, %b: i16) -> i16 {
  %r = arith.shrui %a, %b : i16
  return %r : i16
}
func.func @i24(%a: i24, %b: i24) -> i24 {
  %r = arith.shrui %a, %b : i24
  return %r : i24
}
func.func @i32(%a: i32, %b: i32) -> i32 {
  %r = arith.shrui %a, %b : i32
  return %r : i32
}
func.func @i33(%a: i33, %b: i33) -> i33 {
  %r = arith.shrui %a, %b : i33
  return %r : i33
}
func.func @i64(%a: i64, %b: i64) -> i64 {
  %r = arith.shrui %a, %b : i64
  return %r : i64
}
func.func @i65(%a: i65, %b: i65) -> i65 {
  %r = arith.shrui %a, %b : i65
  return %r : i65
}
func.func @i128(%a: i128, %b: i128) -> i128 {
  %r = arith.shrui %a, %b : i128
  return %r : i128
}
func.func @index(%a: index, %b: index) -> index {
  %r = arith.shrui %a, %b : index
  return %r : index
}
// CALL: @i1(false, false) -> false
// CALL: @i1(true, false) -> true
// CALL-RANDOM: @i1(_, 0..0) count=5 seed=1
// CALL: @i7(-2, 6) -> 1
// CALL: @i7(63, 3) -> 7
// CALL: @i7(0, 6) -> 0
// CALL: @i7(5, 0) -> 5
// CALL: @i7(0, 3) -> 0
// CALL: @i7(1, 6) -> 0
// CALL: @i7(63, 0) -> 63
// CALL: @i7(41, 6) -> 0
// CALL: @i7(-14, 3) -> 14
// CALL-RANDOM: @i7(_, 0..6) count=40 seed=7
// CALL: @i8(-2, 7) -> 1
// CALL: @i8(1, 0) -> 1
// CALL: @i8(-95, 7) -> 1
// CALL: @i8(-128, 4) -> 8
// CALL: @i8(-2, 1) -> 127
// CALL: @i8(0, 7) -> 0
// CALL: @i8(1, 1) -> 0
// CALL: @i8(102, 0) -> 102
// CALL: @i8(-49, 7) -> 1
// CALL-RANDOM: @i8(_, 0..7) count=40 seed=8
// CALL: @i16(-32768, 15) -> 1
// CALL: @i16(2186, 15) -> 0
// CALL: @i16(1, 8) -> 0
// CALL: @i16(-2, 8) -> 255
// CALL: @i16(-1, 0) -> -1
// CALL: @i16(0, 8) -> 0
// CALL: @i16(2186, 0) -> 2186
// CALL: @i16(-5560, 3) -> 7497
// CALL: @i16(9580, 7) -> 74
// CALL-RANDOM: @i16(_, 0..15) count=40 seed=16
// CALL: @i24(5, 23) -> 0
// CALL: @i24(-8388608, 1) -> 4194304
// CALL: @i24(0, 0) -> 0
// CALL: @i24(5, 12) -> 0
// CALL: @i24(8388607, 0) -> 8388607
// CALL: @i24(-2, 23) -> 1
// CALL: @i24(1, 23) -> 0
// CALL: @i24(1242123, 7) -> 9704
// CALL: @i24(4041744, 13) -> 493
// CALL-RANDOM: @i24(_, 0..23) count=40 seed=24
// CALL: @i32(2147483647, 1) -> 1073741823
// CALL: @i32(-1, 16) -> 65535
// CALL: @i32(5, 1) -> 2
// CALL: @i32(303083414, 1) -> 151541707
// CALL: @i32(-2, 31) -> 1
// CALL: @i32(-1, 1) -> 2147483647
// CALL: @i32(2147483647, 31) -> 0
// CALL: @i32(-1465221219, 19) -> 5397
// CALL: @i32(-1475617508, 12) -> 688317
// CALL-RANDOM: @i32(_, 0..31) count=40 seed=32
// CALL: @i33(-1, 16) -> 131071
// CALL: @i33(-2, 1) -> 4294967295
// CALL: @i33(-1, 0) -> -1
// CALL: @i33(-2, 0) -> -2
// CALL: @i33(0, 1) -> 0
// CALL: @i33(4294967295, 32) -> 0
// CALL: @i33(5, 32) -> 0
// CALL: @i33(-147846139, 13) -> 1030528
// CALL: @i33(333240105, 26) -> 4
// CALL-RANDOM: @i33(_, 0..32) count=40 seed=33
// CALL: @i64(-9223372036854775808, 32) -> 2147483648
// CALL: @i64(1, 32) -> 0
// CALL: @i64(5, 0) -> 5
// CALL: @i64(5, 32) -> 0
// CALL: @i64(1, 1) -> 0
// CALL: @i64(-2, 63) -> 1
// CALL: @i64(9223372036854775807, 0) -> 9223372036854775807
// CALL: @i64(-8750082869772797904, 41) -> 4409530
// CALL: @i64(6769636926249106019, 55) -> 187
// CALL-RANDOM: @i64(_, 0..63) count=40 seed=64
// CALL: @i65(-2, 1) -> 18446744073709551615
// CALL: @i65(-12641202947426235569, 0) -> -12641202947426235569
// CALL: @i65(5, 64) -> 0
// CALL: @i65(-12641202947426235569, 64) -> 1
// CALL: @i65(1, 32) -> 0
// CALL: @i65(0, 32) -> 0
// CALL: @i65(-18446744073709551616, 32) -> 4294967296
// CALL: @i65(11869599402403697132, 28) -> 44217703500
// CALL: @i65(18191304868786711870, 51) -> 8078
// CALL: @i128(-2, 1) -> 170141183460469231731687303715884105727
// CALL: @i128(71631797232829727761606028911606961759, 64) -> 3883167508943756785
// CALL: @i128(71631797232829727761606028911606961759, 127) -> 0
// CALL: @i128(1, 1) -> 0
// CALL: @i128(5, 64) -> 0
// CALL: @i128(-170141183460469231731687303715884105728, 127) -> 1
// CALL: @i128(-1, 127) -> 1
// CALL: @i128(-132134875213373054487191080942711768403, 31) -> 96926228938421890594150650542
// CALL: @i128(35635643600034837491381858742596093566, 50) -> 31650809617675823563038
// CALL: @index(9223372036854775807, 32) -> 2147483647
// CALL: @index(-9223372036854775808, 0) -> -9223372036854775808
// CALL: @index(-5210787559156658465, 63) -> 1
// CALL: @index(5, 0) -> 5
// CALL: @index(-2, 1) -> 9223372036854775807
// CALL: @index(5, 32) -> 0
// CALL: @index(-5210787559156658465, 32) -> 3081736274
// CALL: @index(3559575813358509529, 31) -> 1657556655
// CALL: @index(-9009110536945024254, 48) -> 33529
// CALL-RANDOM: @index(_, 0..63) count=40 seed=64
