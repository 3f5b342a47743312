// RUN: %check %s
// llvm.srem: remainder with the sign of the dividend.
llvm.func @i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.srem %a, %b : i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.srem %a, %b : i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.srem %a, %b : i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.srem %a, %b : i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.srem %a, %b : i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.srem %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.srem %a, %b : vector<2xi65>
  llvm.return %r : vector<2xi65>
}
// CALL: @i1(false, true) -> false
// CALL: @i8(1, 126) -> 1
// CALL: @i8(127, 126) -> 1
// CALL: @i8(-128, 3) -> -2
// CALL: @i8(-128, -128) -> 0
// CALL: @i8(5, -128) -> 5
// CALL: @i8(0, 3) -> 0
// CALL: @i8(1, -7) -> 1
// CALL: @i8(-128, 1) -> 0
// CALL: @i8(126, -1) -> 0
// CALL-RANDOM: @i8(_, 1..127) count=20 seed=8
// CALL: @i24(-7, 8388607) -> -7
// CALL: @i24(-8388608, 5) -> -3
// CALL: @i24(3, -1) -> 0
// CALL: @i24(5, 3) -> 2
// CALL: @i24(8388606, 8388606) -> 0
// CALL: @i24(0, 3) -> 0
// CALL: @i24(-8388608, 3) -> -2
// CALL: @i24(5, 5) -> 0
// CALL: @i24(-1, 5) -> -1
// CALL-RANDOM: @i24(_, 1..8388607) count=20 seed=24
// CALL: @i64(9223372036854775806, 1) -> 0
// CALL: @i64(3, 3) -> 0
// CALL: @i64(0, 9223372036854775807) -> 0
// CALL: @i64(9223372036854775806, -7) -> 6
// CALL: @i64(3, 5) -> 3
// CALL: @i64(0, -7) -> 0
// CALL: @i64(3, 1) -> 0
// CALL: @i64(9223372036854775806, 9223372036854775806) -> 0
// CALL: @i64(9223372036854775807, 9223372036854775806) -> 1
// CALL-RANDOM: @i64(_, 1..1099511627775) count=20 seed=64
// CALL: @i65(3, -7) -> 3
// CALL: @i65(5, 18446744073709551614) -> 5
// CALL: @i65(-1, 18446744073709551614) -> -1
// CALL: @i65(5, 18446744073709551615) -> 5
// CALL: @i65(-1, -7) -> -1
// CALL: @i65(-7, 18446744073709551615) -> -7
// CALL: @i65(18446744073709551615, -7) -> 1
// CALL: @i65(1, 18446744073709551615) -> 1
// CALL: @i65(-1, 5) -> -1
// CALL-RANDOM: @i65(_, 1..1099511627775) count=20 seed=65
// CALL: @v3i8([-128, 0, 5], [126, 5, 3]) -> [-2, 0, 2]
// CALL: @v3i8([-1, 3, 127], [127, 126, 5]) -> [-1, 3, 2]
// CALL: @v2i65([-18446744073709551616, 0], [18446744073709551614, 5]) -> [-2, 0]
// CALL: @v2i65([-1, 3], [18446744073709551615, 18446744073709551614]) -> [-1, 3]
