// RUN: %check %s
// llvm.urem: remainder without signs.
llvm.func @i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.urem %a, %b : i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.urem %a, %b : i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.urem %a, %b : i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.urem %a, %b : i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.urem %a, %b : i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.urem %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.urem %a, %b : vector<2xi65>
  llvm.return %r : vector<2xi65>
}
// CALL: @i1(true, true) -> false
// CALL: @i1(false, true) -> false
// CALL: @i8(1, 126) -> 1
// CALL: @i8(126, 5) -> 1
// CALL: @i8(1, 127) -> 1
// CALL: @i8(1, 1) -> 0
// CALL: @i8(5, -128) -> 5
// CALL: @i8(0, 3) -> 0
// CALL: @i8(1, -7) -> 1
// CALL: @i8(-128, 1) -> 0
// CALL: @i8(126, -1) -> 126
// CALL-RANDOM: @i8(_, 1..127) count=20 seed=8
// CALL: @i24(-7, 8388607) -> 8388602
// CALL: @i24(-8388608, 8388607) -> 1
// CALL: @i24(8388606, 3) -> 0
// CALL: @i24(8388607, 3) -> 1
// CALL: @i24(8388607, -8388608) -> 8388607
// CALL: @i24(-8388608, -7) -> -8388608
// CALL: @i24(8388606, 8388607) -> 8388606
// CALL: @i24(0, -1) -> 0
// CALL: @i24(-1, 5) -> 0
// CALL-RANDOM: @i24(_, 1..8388607) count=20 seed=24
// CALL: @i64(9223372036854775806, 1) -> 0
// CALL: @i64(-9223372036854775808, 1) -> 0
// CALL: @i64(0, 1) -> 0
// CALL: @i64(-1, -7) -> 6
// CALL: @i64(-9223372036854775808, -9223372036854775808) -> 0
// CALL: @i64(9223372036854775807, -9223372036854775808) -> 9223372036854775807
// CALL: @i64(-9223372036854775808, -1) -> -9223372036854775808
// CALL: @i64(9223372036854775806, 9223372036854775806) -> 0
// CALL: @i64(9223372036854775807, 9223372036854775806) -> 1
// CALL-RANDOM: @i64(_, 1..1099511627775) count=20 seed=64
// CALL: @i65(3, -7) -> 3
// CALL: @i65(18446744073709551614, 1) -> 0
// CALL: @i65(0, -18446744073709551616) -> 0
// CALL: @i65(-18446744073709551616, -7) -> -18446744073709551616
// CALL: @i65(-1, 18446744073709551615) -> 1
// CALL: @i65(1, 18446744073709551614) -> 1
// CALL: @i65(18446744073709551615, -7) -> 18446744073709551615
// CALL: @i65(1, 18446744073709551615) -> 1
// CALL: @i65(-1, 5) -> 1
// CALL-RANDOM: @i65(_, 1..1099511627775) count=20 seed=65
// CALL: @v3i8([-128, 0, 5], [5, 3, 1]) -> [3, 0, 0]
// CALL: @v3i8([-1, 3, 127], [126, 5, 3]) -> [3, 3, 1]
// CALL: @v2i65([-18446744073709551616, 0], [5, 3]) -> [1, 0]
// CALL: @v2i65([-1, 3], [18446744073709551614, 5]) -> [3, 3]
