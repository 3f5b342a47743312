// RUN: %check %s
// llvm.and: bit by bit.
llvm.func @i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.and %a, %b : i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.and %a, %b : i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.and %a, %b : i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.and %a, %b : i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.and %a, %b : i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.and %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.and %a, %b : vector<2xi65>
  llvm.return %r : vector<2xi65>
}
// CALL: @i1(true, true) -> true
// CALL: @i1(false, true) -> false
// CALL: @i1(true, false) -> false
// CALL: @i1(false, false) -> false
// CALL-RANDOM: @i1(_, _) count=20 seed=1
// CALL: @i8(1, 126) -> 0
// CALL: @i8(126, 5) -> 4
// CALL: @i8(1, 127) -> 1
// CALL: @i8(1, 1) -> 1
// CALL: @i8(5, -128) -> 0
// CALL: @i8(0, 3) -> 0
// CALL: @i8(126, 3) -> 2
// CALL: @i8(5, 127) -> 5
// CALL: @i8(-1, 127) -> 127
// CALL-RANDOM: @i8(_, _) count=20 seed=8
// CALL: @i24(-7, 8388607) -> 8388601
// CALL: @i24(-8388608, 8388607) -> 0
// CALL: @i24(8388606, 3) -> 2
// CALL: @i24(-1, -7) -> -7
// CALL: @i24(3, 8388607) -> 3
// CALL: @i24(8388606, 0) -> 0
// CALL: @i24(1, -7) -> 1
// CALL: @i24(-7, 8388606) -> 8388600
// CALL: @i24(1, -8388608) -> 0
// CALL-RANDOM: @i24(_, _) count=20 seed=24
// CALL: @i64(9223372036854775806, 1) -> 0
// CALL: @i64(-7, 9223372036854775807) -> 9223372036854775801
// CALL: @i64(3, -1) -> 3
// CALL: @i64(9223372036854775806, 3) -> 2
// CALL: @i64(-7, -7) -> -7
// CALL: @i64(0, -9223372036854775808) -> 0
// CALL: @i64(9223372036854775807, -1) -> 9223372036854775807
// CALL: @i64(9223372036854775806, 5) -> 4
// CALL: @i64(5, 9223372036854775807) -> 5
// CALL-RANDOM: @i64(_, _) count=20 seed=64
// CALL: @i65(3, -7) -> 1
// CALL: @i65(18446744073709551614, 1) -> 0
// CALL: @i65(0, -18446744073709551616) -> 0
// CALL: @i65(-18446744073709551616, 18446744073709551615) -> 0
// CALL: @i65(3, 0) -> 0
// CALL: @i65(5, -1) -> 5
// CALL: @i65(3, 1) -> 1
// CALL: @i65(-18446744073709551616, 0) -> 0
// CALL: @i65(-7, 0) -> 0
// CALL-RANDOM: @i65(_, _) count=20 seed=65
// CALL: @v3i8([-128, 0, 3], [3, -7, 5]) -> [0, 0, 1]
// CALL: @v3i8([-1, 3, 126], [1, -128, 3]) -> [1, 0, 2]
// CALL: @v2i65([-18446744073709551616, 0], [3, -7]) -> [0, 0]
// CALL: @v2i65([-1, 3], [1, -18446744073709551616]) -> [1, 0]
