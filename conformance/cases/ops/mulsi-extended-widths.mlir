// RUN: %check %s
// arith.mulsi_extended: both halves of the signed product.
func.func @i1(%a: i1, %b: i1) -> (i1, i1) {
  %l, %h = arith.mulsi_extended %a, %b : i1
  return %l, %h : i1, i1
}
func.func @i7(%a: i7, %b: i7) -> (i7, i7) {
  %l, %h = arith.mulsi_extended %a, %b : i7
  return %l, %h : i7, i7
}
func.func @i8(%a: i8, %b: i8) -> (i8, i8) {
  %l, %h = arith.mulsi_extended %a, %b : i8
  return %l, %h : i8, i8
}
func.func @i16(%a: i16, %b: i16) -> (i16, i16) {
  %l, %h = arith.mulsi_extended %a, %b : i16
  return %l, %h : i16, i16
}
func.func @i24(%a: i24, %b: i24) -> (i24, i24) {
  %l, %h = arith.mulsi_extended %a, %b : i24
  return %l, %h : i24, i24
}
func.func @i32(%a: i32, %b: i32) -> (i32, i32) {
  %l, %h = arith.mulsi_extended %a, %b : i32
  return %l, %h : i32, i32
}
func.func @i33(%a: i33, %b: i33) -> (i33, i33) {
  %l, %h = arith.mulsi_extended %a, %b : i33
  return %l, %h : i33, i33
}
func.func @i64(%a: i64, %b: i64) -> (i64, i64) {
  %l, %h = arith.mulsi_extended %a, %b : i64
  return %l, %h : i64, i64
}
// CALL: @i1(true, false) -> false, false
// CALL: @i1(false, true) -> false, false
// CALL: @i1(false, false) -> false, false
// CALL: @i1(true, true) -> true, false
// CALL-RANDOM: @i1(_, _) count=40 seed=4
// CALL: @i7(-1, -1) -> 1, 0
// CALL: @i7(-64, -2) -> 0, 1
// CALL: @i7(-2, 63) -> 2, -1
// CALL: @i7(1, 5) -> 5, 0
// CALL: @i7(0, 1) -> 0, 0
// CALL: @i7(5, -2) -> -10, -1
// CALL: @i7(-2, -64) -> 0, 1
// CALL: @i7(-47, -45) -> -61, 16
// CALL: @i7(12, 56) -> 32, 5
// CALL-RANDOM: @i7(_, _) count=40 seed=4
// CALL: @i8(-128, 0) -> 0, 0
// CALL: @i8(5, 1) -> 5, 0
// CALL: @i8(5, -1) -> -5, -1
// CALL: @i8(127, 1) -> 127, 0
// CALL: @i8(1, -128) -> -128, -1
// CALL: @i8(-2, -2) -> 4, 0
// CALL: @i8(127, 127) -> 1, 63
// CALL: @i8(94, 33) -> 30, 12
// CALL: @i8(45, -26) -> 110, -5
// CALL-RANDOM: @i8(_, _) count=40 seed=4
// CALL: @i16(-2, 5) -> -10, -1
// CALL: @i16(-2, -32768) -> 0, 1
// CALL: @i16(1, 0) -> 0, 0
// CALL: @i16(0, -1) -> 0, 0
// CALL: @i16(0, 32767) -> 0, 0
// CALL: @i16(0, 0) -> 0, 0
// CALL: @i16(-2, -1) -> 2, 0
// CALL: @i16(-28530, 24105) -> 19134, -10494
// CALL: @i16(-18931, -6244) -> -21780, 1803
// CALL-RANDOM: @i16(_, _) count=40 seed=4
// CALL: @i24(0, 5) -> 0, 0
// CALL: @i24(0, 8388607) -> 0, 0
// CALL: @i24(0, -1) -> 0, 0
// CALL: @i24(8388607, 5) -> 8388603, 2
// CALL: @i24(-8388608, -1) -> -8388608, 0
// CALL: @i24(1, 8388607) -> 8388607, 0
// CALL: @i24(1, -2) -> -2, -1
// CALL: @i24(336141, 3052996) -> 8380148, 61168
// CALL: @i24(-4575213, 277321) -> 7870059, -75627
// CALL-RANDOM: @i24(_, _) count=40 seed=4
// CALL: @i32(-2, -2147483648) -> 0, 1
// CALL: @i32(1, 1) -> 1, 0
// CALL: @i32(-1, 2147483647) -> -2147483647, -1
// CALL: @i32(2147483647, -2) -> 2, -1
// CALL: @i32(-1, 1) -> -1, -1
// CALL: @i32(-2, -2) -> 4, 0
// CALL: @i32(2147483647, 0) -> 0, 0
// CALL: @i32(-547423049, 853463988) -> 1036420524, -108779841
// CALL: @i32(842991994, 558419746) -> 156821556, 109603483
// CALL-RANDOM: @i32(_, _) count=40 seed=4
// CALL: @i33(0, 4294967295) -> 0, 0
// CALL: @i33(-4294967296, 1) -> -4294967296, -1
// CALL: @i33(5, 4294967295) -> 4294967291, 2
// CALL: @i33(4294967295, 0) -> 0, 0
// CALL: @i33(0, 1) -> 0, 0
// CALL: @i33(1, 0) -> 0, 0
// CALL: @i33(-4294967296, -4294967296) -> 0, 2147483648
// CALL: @i33(4235175415, -1769579525) -> -893352403, -872472267
// CALL: @i33(3758868022, 3244021176) -> 4287849680, 1419550676
// CALL-RANDOM: @i33(_, _) count=40 seed=4
// CALL: @i64(-2, -9223372036854775808) -> 0, 1
// CALL: @i64(1, 9223372036854775807) -> 9223372036854775807, 0
// CALL: @i64(1, 0) -> 0, 0
// CALL: @i64(9223372036854775807, 1) -> 9223372036854775807, 0
// CALL: @i64(-1, 1) -> -1, -1
// CALL: @i64(1, -2) -> -2, -1
// CALL: @i64(-1, 5) -> -5, -1
// CALL: @i64(-6565553608486722805, 2008840026234196619) -> -4037365829770998535, -714985085195157611
// CALL: @i64(-1102387725255642234, 1407795992040739721) -> 4429288515827549366, -84130674502154255
// CALL-RANDOM: @i64(_, _) count=40 seed=4
