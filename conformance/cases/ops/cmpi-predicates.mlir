// RUN: %check %s
// All ten predicates of arith.cmpi in one function per width (results in the order eq ne slt sle sgt sge ult ule ugt uge), and on vectors.
func.func @i1(%a: i1, %b: i1) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i1
  %ne = arith.cmpi ne, %a, %b : i1
  %slt = arith.cmpi slt, %a, %b : i1
  %sle = arith.cmpi sle, %a, %b : i1
  %sgt = arith.cmpi sgt, %a, %b : i1
  %sge = arith.cmpi sge, %a, %b : i1
  %ult = arith.cmpi ult, %a, %b : i1
  %ule = arith.cmpi ule, %a, %b : i1
  %ugt = arith.cmpi ugt, %a, %b : i1
  %uge = arith.cmpi uge, %a, %b : i1
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @i7(%a: i7, %b: i7) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i7
  %ne = arith.cmpi ne, %a, %b : i7
  %slt = arith.cmpi slt, %a, %b : i7
  %sle = arith.cmpi sle, %a, %b : i7
  %sgt = arith.cmpi sgt, %a, %b : i7
  %sge = arith.cmpi sge, %a, %b : i7
  %ult = arith.cmpi ult, %a, %b : i7
  %ule = arith.cmpi ule, %a, %b : i7
  %ugt = arith.cmpi ugt, %a, %b : i7
  %uge = arith.cmpi uge, %a, %b : i7
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @i8(%a: i8, %b: i8) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i8
  %ne = arith.cmpi ne, %a, %b : i8
  %slt = arith.cmpi slt, %a, %b : i8
  %sle = arith.cmpi sle, %a, %b : i8
  %sgt = arith.cmpi sgt, %a, %b : i8
  %sge = arith.cmpi sge, %a, %b : i8
  %ult = arith.cmpi ult, %a, %b : i8
  %ule = arith.cmpi ule, %a, %b : i8
  %ugt = arith.cmpi ugt, %a, %b : i8
  %uge = arith.cmpi uge, %a, %b : i8
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @i16(%a: i16, %b: i16) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i16
  %ne = arith.cmpi ne, %a, %b : i16
  %slt = arith.cmpi slt, %a, %b : i16
  %sle = arith.cmpi sle, %a, %b : i16
  %sgt = arith.cmpi sgt, %a, %b : i16
  %sge = arith.cmpi sge, %a, %b : i16
  %ult = arith.cmpi ult, %a, %b : i16
  %ule = arith.cmpi ule, %a, %b : i16
  %ugt = arith.cmpi ugt, %a, %b : i16
  %uge = arith.cmpi uge, %a, %b : i16
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @i24(%a: i24, %b: i24) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i24
  %ne = arith.cmpi ne, %a, %b : i24
  %slt = arith.cmpi slt, %a, %b : i24
  %sle = arith.cmpi sle, %a, %b : i24
  %sgt = arith.cmpi sgt, %a, %b : i24
  %sge = arith.cmpi sge, %a, %b : i24
  %ult = arith.cmpi ult, %a, %b : i24
  %ule = arith.cmpi ule, %a, %b : i24
  %ugt = arith.cmpi ugt, %a, %b : i24
  %uge = arith.cmpi uge, %a, %b : i24
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @i32(%a: i32, %b: i32) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i32
  %ne = arith.cmpi ne, %a, %b : i32
  %slt = arith.cmpi slt, %a, %b : i32
  %sle = arith.cmpi sle, %a, %b : i32
  %sgt = arith.cmpi sgt, %a, %b : i32
  %sge = arith.cmpi sge, %a, %b : i32
  %ult = arith.cmpi ult, %a, %b : i32
  %ule = arith.cmpi ule, %a, %b : i32
  %ugt = arith.cmpi ugt, %a, %b : i32
  %uge = arith.cmpi uge, %a, %b : i32
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @i33(%a: i33, %b: i33) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i33
  %ne = arith.cmpi ne, %a, %b : i33
  %slt = arith.cmpi slt, %a, %b : i33
  %sle = arith.cmpi sle, %a, %b : i33
  %sgt = arith.cmpi sgt, %a, %b : i33
  %sge = arith.cmpi sge, %a, %b : i33
  %ult = arith.cmpi ult, %a, %b : i33
  %ule = arith.cmpi ule, %a, %b : i33
  %ugt = arith.cmpi ugt, %a, %b : i33
  %uge = arith.cmpi uge, %a, %b : i33
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @i64(%a: i64, %b: i64) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i64
  %ne = arith.cmpi ne, %a, %b : i64
  %slt = arith.cmpi slt, %a, %b : i64
  %sle = arith.cmpi sle, %a, %b : i64
  %sgt = arith.cmpi sgt, %a, %b : i64
  %sge = arith.cmpi sge, %a, %b : i64
  %ult = arith.cmpi ult, %a, %b : i64
  %ule = arith.cmpi ule, %a, %b : i64
  %ugt = arith.cmpi ugt, %a, %b : i64
  %uge = arith.cmpi uge, %a, %b : i64
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @i65(%a: i65, %b: i65) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i65
  %ne = arith.cmpi ne, %a, %b : i65
  %slt = arith.cmpi slt, %a, %b : i65
  %sle = arith.cmpi sle, %a, %b : i65
  %sgt = arith.cmpi sgt, %a, %b : i65
  %sge = arith.cmpi sge, %a, %b : i65
  %ult = arith.cmpi ult, %a, %b : i65
  %ule = arith.cmpi ule, %a, %b : i65
  %ugt = arith.cmpi ugt, %a, %b : i65
  %uge = arith.cmpi uge, %a, %b : i65
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @i128(%a: i128, %b: i128) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : i128
  %ne = arith.cmpi ne, %a, %b : i128
  %slt = arith.cmpi slt, %a, %b : i128
  %sle = arith.cmpi sle, %a, %b : i128
  %sgt = arith.cmpi sgt, %a, %b : i128
  %sge = arith.cmpi sge, %a, %b : i128
  %ult = arith.cmpi ult, %a, %b : i128
  %ule = arith.cmpi ule, %a, %b : i128
  %ugt = arith.cmpi ugt, %a, %b : i128
  %uge = arith.cmpi uge, %a, %b : i128
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @index(%a: index, %b: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %eq = arith.cmpi eq, %a, %b : index
  %ne = arith.cmpi ne, %a, %b : index
  %slt = arith.cmpi slt, %a, %b : index
  %sle = arith.cmpi sle, %a, %b : index
  %sgt = arith.cmpi sgt, %a, %b : index
  %sge = arith.cmpi sge, %a, %b : index
  %ult = arith.cmpi ult, %a, %b : index
  %ule = arith.cmpi ule, %a, %b : index
  %ugt = arith.cmpi ugt, %a, %b : index
  %uge = arith.cmpi uge, %a, %b : index
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %slt = arith.cmpi slt, %a, %b : vector<4xi8>
  %uge = arith.cmpi uge, %a, %b : vector<4xi8>
  %ne = arith.cmpi ne, %a, %b : vector<4xi8>
  return %slt, %uge, %ne : vector<4xi1>, vector<4xi1>, vector<4xi1>
}
func.func @v2(%a: vector<2x2xi64>, %b: vector<2x2xi64>) -> (vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>) {
  %slt = arith.cmpi slt, %a, %b : vector<2x2xi64>
  %uge = arith.cmpi uge, %a, %b : vector<2x2xi64>
  %ne = arith.cmpi ne, %a, %b : vector<2x2xi64>
  return %slt, %uge, %ne : vector<2x2xi1>, vector<2x2xi1>, vector<2x2xi1>
}
func.func @v0(%a: vector<i7>, %b: vector<i7>) -> (vector<i1>, vector<i1>, vector<i1>) {
  %slt = arith.cmpi slt, %a, %b : vector<i7>
  %uge = arith.cmpi uge, %a, %b : vector<i7>
  %ne = arith.cmpi ne, %a, %b : vector<i7>
  return %slt, %uge, %ne : vector<i1>, vector<i1>, vector<i1>
}
// CALL: @i1(false, true) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i1(true, false) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i1(true, true) -> true, false, false, true, false, true, false, true, false, true
// CALL: @i1(false, false) -> true, false, false, true, false, true, false, true, false, true
// CALL-RANDOM: @i1(_, _) count=40 seed=9
// CALL: @i7(0, -1) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i7(-1, 0) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i7(-64, 63) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i7(63, -64) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i7(-1, -1) -> true, false, false, true, false, true, false, true, false, true
// CALL: @i7(-2, -2) -> true, false, false, true, false, true, false, true, false, true
// CALL: @i7(-22, -26) -> false, true, false, false, true, true, false, false, true, true
// CALL-RANDOM: @i7(_, _) count=40 seed=9
// CALL: @i8(0, -1) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i8(-1, 0) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i8(-128, 127) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i8(127, -128) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i8(-1, -1) -> true, false, false, true, false, true, false, true, false, true
// CALL: @i8(5, -1) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i8(5, 111) -> false, true, true, true, false, false, true, true, false, false
// CALL-RANDOM: @i8(_, _) count=40 seed=9
// CALL: @i16(0, -1) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i16(-1, 0) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i16(-32768, 32767) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i16(32767, -32768) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i16(-1, -1) -> true, false, false, true, false, true, false, true, false, true
// CALL: @i16(-1, 1) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i16(1908, 9388) -> false, true, true, true, false, false, true, true, false, false
// CALL-RANDOM: @i16(_, _) count=40 seed=9
// CALL: @i24(0, -1) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i24(-1, 0) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i24(-8388608, 8388607) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i24(8388607, -8388608) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i24(-1, -1) -> true, false, false, true, false, true, false, true, false, true
// CALL: @i24(0, 0) -> true, false, false, true, false, true, false, true, false, true
// CALL: @i24(-221488, 898829) -> false, true, true, true, false, false, false, false, true, true
// CALL-RANDOM: @i24(_, _) count=40 seed=9
// CALL: @i32(0, -1) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i32(-1, 0) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i32(-2147483648, 2147483647) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i32(2147483647, -2147483648) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i32(-1, -1) -> true, false, false, true, false, true, false, true, false, true
// CALL: @i32(-2, -1) -> false, true, true, true, false, false, true, true, false, false
// CALL: @i32(1806108195, -140834056) -> false, true, false, false, true, true, true, true, false, false
// CALL-RANDOM: @i32(_, _) count=40 seed=9
// CALL: @i33(0, -1) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i33(-1, 0) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i33(-4294967296, 4294967295) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i33(4294967295, -4294967296) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i33(-1, -1) -> true, false, false, true, false, true, false, true, false, true
// CALL: @i33(-2, 4294967295) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i33(-217255637, 1171152914) -> false, true, true, true, false, false, false, false, true, true
// CALL-RANDOM: @i33(_, _) count=40 seed=9
// CALL: @i64(0, -1) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i64(-1, 0) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i64(-9223372036854775808, 9223372036854775807) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i64(9223372036854775807, -9223372036854775808) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i64(-1, -1) -> true, false, false, true, false, true, false, true, false, true
// CALL: @i64(-9223372036854775808, -2) -> false, true, true, true, false, false, true, true, false, false
// CALL: @i64(8089553333446018596, 3757835235195576564) -> false, true, false, false, true, true, false, false, true, true
// CALL-RANDOM: @i64(_, _) count=40 seed=9
// CALL: @i65(0, -1) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i65(-1, 0) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i65(-18446744073709551616, 18446744073709551615) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i65(18446744073709551615, -18446744073709551616) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i65(-1, -1) -> true, false, false, true, false, true, false, true, false, true
// CALL: @i65(1, -18446744073709551616) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i65(6197635900565669559, -8075188542758560429) -> false, true, false, false, true, true, true, true, false, false
// CALL-RANDOM: @i65(_, _) count=40 seed=9
// CALL: @i128(0, -1) -> false, true, false, false, true, true, true, true, false, false
// CALL: @i128(-1, 0) -> false, true, true, true, false, false, false, false, true, true
// CALL: @i128(-170141183460469231731687303715884105728, 170141183460469231731687303715884105727) -> false, true, true, true, false, false, \
//   false, false, true, true
// CALL: @i128(170141183460469231731687303715884105727, -170141183460469231731687303715884105728) -> false, true, false, false, true, true, \
//   true, true, false, false
// CALL: @i128(-1, -1) -> true, false, false, true, false, true, false, true, false, true
// CALL: @i128(-12779491597892277060767677624606416939, 158481466769209498535376983252780305991) -> false, true, true, true, false, false, \
//   false, false, true, true
// CALL-RANDOM: @i128(_, _) count=40 seed=9
// CALL: @index(0, -1) -> false, true, false, false, true, true, true, true, false, false
// CALL: @index(-1, 0) -> false, true, true, true, false, false, false, false, true, true
// CALL: @index(-9223372036854775808, 9223372036854775807) -> false, true, true, true, false, false, false, false, true, true
// CALL: @index(9223372036854775807, -9223372036854775808) -> false, true, false, false, true, true, true, true, false, false
// CALL: @index(-1, -1) -> true, false, false, true, false, true, false, true, false, true
// CALL: @index(-9223372036854775808, 0) -> false, true, true, true, false, false, false, false, true, true
// CALL: @index(1117780462914244075, 1114808098392669620) -> false, true, false, false, true, true, false, false, true, true
// CALL-RANDOM: @index(_, _) count=40 seed=9
// CALL: @v1([5, -128, -2, 0], [-1, 5, -2, 5]) -> [false, true, false, true], [false, true, true, false], [true, true, false, true]
// CALL: @v1([5, 5, 0, 5], [5, 5, 127, 0]) -> [false, false, true, false], [true, true, false, true], [false, false, true, true]
// CALL: @v1([127, 5, 0, 5], [127, 5, 0, -2]) -> [false, false, false, false], [true, true, true, false], [false, false, false, true]
// CALL-RANDOM: @v1(_, _) count=40 seed=9
// CALL: @v2([1, -1, -1, -9223372036854775808], [1, -9223372036854775808, -2, -9223372036854775808]) -> [false, false, false, false], [true, \
//   true, true, true], [false, true, true, false]
// CALL: @v2([9223372036854775807, 9223372036854775807, 5, -1], [5, 5, -1, 5]) -> [false, false, false, true], [true, true, false, true], \
//   [true, true, true, true]
// CALL: @v2([-2, 9223372036854775807, 9223372036854775807, 0], [-1, 5, 1, -1]) -> [true, false, false, false], [false, true, true, false], \
//   [true, true, true, true]
// CALL-RANDOM: @v2(_, _) count=40 seed=9
// CALL: @v0([63], [5]) -> [false], [true], [true]
// CALL: @v0([63], [0]) -> [false], [true], [true]
// CALL: @v0([63], [0]) -> [false], [true], [true]
// CALL-RANDOM: @v0(_, _) count=40 seed=9
