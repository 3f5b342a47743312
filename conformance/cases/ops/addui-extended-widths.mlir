// RUN: %check %s
// arith.addui_extended: the wrapped sum and the carry.
func.func @i1(%a: i1, %b: i1) -> (i1, i1) {
  %l, %h = arith.addui_extended %a, %b : i1, i1
  return %l, %h : i1, i1
}
func.func @i7(%a: i7, %b: i7) -> (i7, i1) {
  %l, %h = arith.addui_extended %a, %b : i7, i1
  return %l, %h : i7, i1
}
func.func @i8(%a: i8, %b: i8) -> (i8, i1) {
  %l, %h = arith.addui_extended %a, %b : i8, i1
  return %l, %h : i8, i1
}
func.func @i16(%a: i16, %b: i16) -> (i16, i1) {
  %l, %h = arith.addui_extended %a, %b : i16, i1
  return %l, %h : i16, i1
}
func.func @i24(%a: i24, %b: i24) -> (i24, i1) {
  %l, %h = arith.addui_extended %a, %b : i24, i1
  return %l, %h : i24, i1
}
func.func @i32(%a: i32, %b: i32) -> (i32, i1) {
  %l, %h = arith.addui_extended %a, %b : i32, i1
  return %l, %h : i32, i1
}
func.func @i33(%a: i33, %b: i33) -> (i33, i1) {
  %l, %h = arith.addui_extended %a, %b : i33, i1
  return %l, %h : i33, i1
}
func.func @i64(%a: i64, %b: i64) -> (i64, i1) {
  %l, %h = arith.addui_extended %a, %b : i64, i1
  return %l, %h : i64, i1
}
// CALL: @i1(true, false) -> true, false
// CALL: @i1(false, true) -> true, false
// CALL: @i1(false, false) -> false, false
// CALL: @i1(true, true) -> false, true
// CALL-RANDOM: @i1(_, _) count=40 seed=4
// CALL: @i7(0, 1) -> 1, false
// CALL: @i7(-64, -64) -> 0, true
// CALL: @i7(-1, -1) -> -2, true
// CALL: @i7(63, -1) -> 62, true
// CALL: @i7(1, 1) -> 2, false
// CALL: @i7(0, -64) -> -64, false
// CALL: @i7(5, 5) -> 10, false
// CALL: @i7(-36, 2) -> -34, false
// CALL: @i7(-45, 15) -> -30, false
// CALL-RANDOM: @i7(_, _) count=40 seed=4
// CALL: @i8(0, -128) -> -128, false
// CALL: @i8(-128, 127) -> -1, false
// CALL: @i8(-2, 0) -> -2, false
// CALL: @i8(0, 0) -> 0, false
// CALL: @i8(1, 127) -> -128, false
// CALL: @i8(5, 0) -> 5, false
// CALL: @i8(-128, 1) -> -127, false
// CALL: @i8(107, 54) -> -95, false
// CALL: @i8(-8, 25) -> 17, true
// CALL-RANDOM: @i8(_, _) count=40 seed=4
// CALL: @i16(5, 1) -> 6, false
// CALL: @i16(0, 0) -> 0, false
// CALL: @i16(-32768, 32767) -> -1, false
// CALL: @i16(-32768, -2) -> 32766, true
// CALL: @i16(0, 5) -> 5, false
// CALL: @i16(-32768, -1) -> 32767, true
// CALL: @i16(-2, 1) -> -1, false
// CALL: @i16(-28808, -1320) -> -30128, true
// CALL: @i16(-18469, 21521) -> 3052, true
// CALL-RANDOM: @i16(_, _) count=40 seed=4
// CALL: @i24(-8388608, -2) -> 8388606, true
// CALL: @i24(-2, -8388608) -> 8388606, true
// CALL: @i24(5, -2) -> 3, true
// CALL: @i24(0, -1) -> -1, false
// CALL: @i24(-8388608, 0) -> -8388608, false
// CALL: @i24(-2, -1) -> -3, true
// CALL: @i24(1, 5) -> 6, false
// CALL: @i24(8320785, 4167653) -> -4288778, false
// CALL: @i24(5162124, -5946897) -> -784773, false
// CALL-RANDOM: @i24(_, _) count=40 seed=4
// CALL: @i32(1, -2) -> -1, false
// CALL: @i32(-2, 0) -> -2, false
// CALL: @i32(-1, 2147483647) -> 2147483646, true
// CALL: @i32(-2147483648, 5) -> -2147483643, false
// CALL: @i32(-2147483648, 1) -> -2147483647, false
// CALL: @i32(5, -2) -> 3, true
// CALL: @i32(-2, 5) -> 3, true
// CALL: @i32(491752483, -607072893) -> -115320410, false
// CALL: @i32(-1177007329, -2059855702) -> 1058104265, true
// CALL-RANDOM: @i32(_, _) count=40 seed=4
// CALL: @i33(5, -4294967296) -> -4294967291, false
// CALL: @i33(-2, 0) -> -2, false
// CALL: @i33(4294967295, 1) -> -4294967296, false
// CALL: @i33(1, -4294967296) -> -4294967295, false
// CALL: @i33(-4294967296, -1) -> 4294967295, true
// CALL: @i33(5, -1) -> 4, true
// CALL: @i33(-4294967296, 4294967295) -> -1, false
// CALL: @i33(-2125152294, -259473244) -> -2384625538, true
// CALL: @i33(-3716113787, -3988264595) -> 885556210, true
// CALL-RANDOM: @i33(_, _) count=40 seed=4
// CALL: @i64(-2, 5) -> 3, true
// CALL: @i64(-1, -1) -> -2, true
// CALL: @i64(-9223372036854775808, 1) -> -9223372036854775807, false
// CALL: @i64(9223372036854775807, -1) -> 9223372036854775806, true
// CALL: @i64(1, -1) -> 0, true
// CALL: @i64(1, 5) -> 6, false
// CALL: @i64(0, -2) -> -2, false
// CALL: @i64(-2417076276193151295, -9005499234007869987) -> 7024168563508530334, true
// CALL: @i64(5512977761002102832, 836965760343304908) -> 6349943521345407740, false
// CALL-RANDOM: @i64(_, _) count=40 seed=4
