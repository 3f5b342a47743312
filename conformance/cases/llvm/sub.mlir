// RUN: %check %s
// llvm.sub: wraps modulo 2^n; nsw: poison where the signed result does not fit; nuw: poison where the unsigned result does not fit.
llvm.func @i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.sub %a, %b : i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.sub %a, %b : i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.sub %a, %b : i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.sub %a, %b : i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.sub %a, %b : i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.sub %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.sub %a, %b : vector<2xi65>
  llvm.return %r : vector<2xi65>
}
llvm.func @nsw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.sub %a, %b overflow<nsw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nsw_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.sub %a, %b overflow<nsw> : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.sub %a, %b overflow<nuw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.sub %a, %b overflow<nuw> : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @nsw_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.sub %a, %b overflow<nsw, nuw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nsw_nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.sub %a, %b overflow<nsw, nuw> : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @nsw_lanes(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.sub %a, %b overflow<nsw> : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @nuw_lanes(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.sub %a, %b overflow<nuw> : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
// CALL: @i1(false, true) -> true
// CALL: @i1(true, true) -> false
// CALL: @i1(true, false) -> true
// CALL: @i1(false, false) -> false
// CALL-RANDOM: @i1(_, _) count=20 seed=1
// CALL: @i8(127, -1) -> -128
// CALL: @i8(1, 126) -> -125
// CALL: @i8(1, 127) -> -126
// CALL: @i8(0, -7) -> 7
// CALL: @i8(0, -1) -> 1
// CALL: @i8(126, 0) -> 126
// CALL: @i8(-128, -128) -> 0
// CALL: @i8(-1, -128) -> 127
// CALL: @i8(-1, 0) -> -1
// CALL-RANDOM: @i8(_, _) count=20 seed=8
// CALL: @i24(3, -8388608) -> -8388605
// CALL: @i24(-7, 8388607) -> 8388602
// CALL: @i24(1, 8388607) -> -8388606
// CALL: @i24(0, -7) -> 7
// CALL: @i24(0, -1) -> 1
// CALL: @i24(3, 3) -> 0
// CALL: @i24(-1, 3) -> -4
// CALL: @i24(-7, -8388608) -> 8388601
// CALL: @i24(-1, 0) -> -1
// CALL-RANDOM: @i24(_, _) count=20 seed=24
// CALL: @i64(3, -9223372036854775808) -> -9223372036854775805
// CALL: @i64(3, -7) -> 10
// CALL: @i64(3, -1) -> 4
// CALL: @i64(9223372036854775806, -1) -> 9223372036854775807
// CALL: @i64(-9223372036854775808, 9223372036854775806) -> 2
// CALL: @i64(-1, 1) -> -2
// CALL: @i64(9223372036854775806, 3) -> 9223372036854775803
// CALL: @i64(-1, -1) -> 0
// CALL: @i64(-1, 5) -> -6
// CALL-RANDOM: @i64(_, _) count=20 seed=64
// CALL: @i65(18446744073709551614, -18446744073709551616) -> -2
// CALL: @i65(3, -7) -> 10
// CALL: @i65(5, -7) -> 12
// CALL: @i65(1, 18446744073709551614) -> -18446744073709551613
// CALL: @i65(-7, -1) -> -6
// CALL: @i65(3, 3) -> 0
// CALL: @i65(18446744073709551614, 18446744073709551614) -> 0
// CALL: @i65(18446744073709551614, 3) -> 18446744073709551611
// CALL: @i65(-1, 0) -> -1
// CALL-RANDOM: @i65(_, _) count=20 seed=65
// CALL: @v3i8([-128, 0, 3], [3, -7, 5]) -> [125, 7, -2]
// CALL: @v3i8([-1, 3, 126], [1, -128, 3]) -> [-2, -125, 123]
// CALL: @v2i65([-18446744073709551616, 0], [3, -7]) -> [18446744073709551613, 7]
// CALL: @v2i65([-1, 3], [1, -18446744073709551616]) -> [-2, -18446744073709551613]
// CALL: @nsw_i8(-1, -128) -> 127
// CALL: @nsw_i8(-128, -128) -> 0
// CALL: @nsw_i8(-7, -128) -> 121
// CALL: @nsw_i8(5, -7) -> 12
// CALL: @nsw_i8(-1, -7) -> 6
// CALL: @nsw_i8(-7, 126) -> trap(branch-on-poison)
// CALL: @nsw_i8(-128, 127) -> trap(branch-on-poison)
// CALL: @nsw_i8(126, -128) -> trap(branch-on-poison)
// CALL: @nsw_i65(-1, -18446744073709551616) -> 18446744073709551615
// CALL: @nsw_i65(-18446744073709551616, -18446744073709551616) -> 0
// CALL: @nsw_i65(-7, -18446744073709551616) -> 18446744073709551609
// CALL: @nsw_i65(5, -7) -> 12
// CALL: @nsw_i65(-1, -7) -> 6
// CALL: @nsw_i65(1, -18446744073709551616) -> trap(branch-on-poison)
// CALL: @nsw_i65(5, -18446744073709551616) -> trap(branch-on-poison)
// CALL: @nsw_i65(-18446744073709551616, 3) -> trap(branch-on-poison)
// CALL: @nuw_i8(-128, 127) -> 1
// CALL: @nuw_i8(-1, -128) -> 127
// CALL: @nuw_i8(-128, -128) -> 0
// CALL: @nuw_i8(126, 126) -> 0
// CALL: @nuw_i8(-1, 126) -> -127
// CALL: @nuw_i8(126, 127) -> trap(branch-on-poison)
// CALL: @nuw_i8(1, -7) -> trap(branch-on-poison)
// CALL: @nuw_i8(3, 126) -> trap(branch-on-poison)
// CALL: @nuw_i65(-18446744073709551616, 3) -> 18446744073709551613
// CALL: @nuw_i65(-1, -18446744073709551616) -> 18446744073709551615
// CALL: @nuw_i65(-18446744073709551616, -18446744073709551616) -> 0
// CALL: @nuw_i65(18446744073709551614, 1) -> 18446744073709551613
// CALL: @nuw_i65(-7, 18446744073709551614) -> 18446744073709551611
// CALL: @nuw_i65(1, -18446744073709551616) -> trap(branch-on-poison)
// CALL: @nuw_i65(3, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @nuw_i65(0, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i8(-1, -128) -> 127
// CALL: @nsw_nuw_i8(-128, -128) -> 0
// CALL: @nsw_nuw_i8(-7, -128) -> 121
// CALL: @nsw_nuw_i8(-1, -7) -> 6
// CALL: @nsw_nuw_i8(-7, -7) -> 0
// CALL: @nsw_nuw_i8(-7, 126) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i8(126, 127) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65(-1, -18446744073709551616) -> 18446744073709551615
// CALL: @nsw_nuw_i65(-18446744073709551616, -18446744073709551616) -> 0
// CALL: @nsw_nuw_i65(-7, -18446744073709551616) -> 18446744073709551609
// CALL: @nsw_nuw_i65(-1, -7) -> 6
// CALL: @nsw_nuw_i65(-7, -7) -> 0
// CALL: @nsw_nuw_i65(-18446744073709551616, 3) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65(3, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @nsw_lanes([0, -128, 127], [-1, 3, 126]) -> [1, _, 1]
// CALL: @nuw_lanes([-1, -128, 127], [-128, -1, 126]) -> [127, _, 1]
