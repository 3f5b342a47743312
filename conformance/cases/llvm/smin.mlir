// RUN: %check %s
// llvm.intr.smin: the smaller signed number.
llvm.func @i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.intr.smin(%a, %b) : (i1, i1) -> i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.intr.smin(%a, %b) : (i8, i8) -> i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.intr.smin(%a, %b) : (i24, i24) -> i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.intr.smin(%a, %b) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.intr.smin(%a, %b) : (i65, i65) -> i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.intr.smin(%a, %b) : (vector<3xi8>, vector<3xi8>) -> vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.intr.smin(%a, %b) : (vector<2xi65>, vector<2xi65>) -> vector<2xi65>
  llvm.return %r : vector<2xi65>
}
// CALL: @i1(true, true) -> true
// CALL: @i1(false, true) -> true
// CALL: @i1(true, false) -> true
// CALL: @i1(false, false) -> false
// CALL-RANDOM: @i1(_, _) count=20 seed=1
// CALL: @i8(1, 126) -> 1
// CALL: @i8(126, 5) -> 5
// CALL: @i8(1, 127) -> 1
// CALL: @i8(1, 1) -> 1
// CALL: @i8(5, -128) -> -128
// CALL: @i8(0, 3) -> 0
// CALL: @i8(126, 3) -> 3
// CALL: @i8(5, 127) -> 5
// CALL: @i8(-1, 127) -> -1
// CALL-RANDOM: @i8(_, _) count=20 seed=8
// CALL: @i24(-7, 8388607) -> -7
// CALL: @i24(-8388608, 8388607) -> -8388608
// CALL: @i24(8388606, 3) -> 3
// CALL: @i24(-1, -7) -> -7
// CALL: @i24(3, 8388607) -> 3
// CALL: @i24(8388606, 0) -> 0
// CALL: @i24(1, -7) -> -7
// CALL: @i24(-7, 8388606) -> -7
// CALL: @i24(1, -8388608) -> -8388608
// CALL-RANDOM: @i24(_, _) count=20 seed=24
// CALL: @i64(9223372036854775806, 1) -> 1
// CALL: @i64(-7, 9223372036854775807) -> -7
// CALL: @i64(3, -1) -> -1
// CALL: @i64(9223372036854775806, 3) -> 3
// CALL: @i64(-7, -7) -> -7
// CALL: @i64(0, -9223372036854775808) -> -9223372036854775808
// CALL: @i64(9223372036854775807, -1) -> -1
// CALL: @i64(9223372036854775806, 5) -> 5
// CALL: @i64(5, 9223372036854775807) -> 5
// CALL-RANDOM: @i64(_, _) count=20 seed=64
// CALL: @i65(3, -7) -> -7
// CALL: @i65(18446744073709551614, 1) -> 1
// CALL: @i65(0, -18446744073709551616) -> -18446744073709551616
// CALL: @i65(-18446744073709551616, 18446744073709551615) -> -18446744073709551616
// CALL: @i65(3, 0) -> 0
// CALL: @i65(5, -1) -> -1
// CALL: @i65(3, 1) -> 1
// CALL: @i65(-18446744073709551616, 0) -> -18446744073709551616
// CALL: @i65(-7, 0) -> -7
// CALL-RANDOM: @i65(_, _) count=20 seed=65
// CALL: @v3i8([-128, 0, 3], [3, -7, 5]) -> [-128, -7, 3]
// CALL: @v3i8([-1, 3, 126], [1, -128, 3]) -> [-1, -128, 3]
// CALL: @v2i65([-18446744073709551616, 0], [3, -7]) -> [-18446744073709551616, -7]
// CALL: @v2i65([-1, 3], [1, -18446744073709551616]) -> [-1, -18446744073709551616]
