// RUN: %check %s
// llvm.add: wraps modulo 2^n; nsw: poison where the signed result does not fit; nuw: poison where the unsigned result does not fit.
llvm.func @i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.add %a, %b : i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.add %a, %b : i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.add %a, %b : i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.add %a, %b : i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.add %a, %b : i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.add %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.add %a, %b : vector<2xi65>
  llvm.return %r : vector<2xi65>
}
llvm.func @nsw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.add %a, %b overflow<nsw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nsw_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.add %a, %b overflow<nsw> : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.add %a, %b overflow<nuw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.add %a, %b overflow<nuw> : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @nsw_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.add %a, %b overflow<nsw, nuw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nsw_nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.add %a, %b overflow<nsw, nuw> : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @nsw_lanes(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.add %a, %b overflow<nsw> : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @nuw_lanes(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.add %a, %b overflow<nuw> : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
// CALL: @i1(true, true) -> false
// CALL: @i1(false, true) -> true
// CALL: @i1(true, false) -> true
// CALL: @i1(false, false) -> false
// CALL-RANDOM: @i1(_, _) count=20 seed=1
// CALL: @i8(-128, -7) -> 121
// CALL: @i8(126, 127) -> -3
// CALL: @i8(-7, -7) -> -14
// CALL: @i8(-7, 126) -> 119
// CALL: @i8(-7, 127) -> 120
// CALL: @i8(1, 5) -> 6
// CALL: @i8(-128, 126) -> -2
// CALL: @i8(-128, 127) -> -1
// CALL: @i8(126, -128) -> -2
// CALL-RANDOM: @i8(_, _) count=20 seed=8
// CALL: @i24(-1, -8388608) -> 8388607
// CALL: @i24(3, -1) -> 2
// CALL: @i24(8388606, 8388606) -> -4
// CALL: @i24(-1, 8388606) -> 8388605
// CALL: @i24(8388607, 1) -> -8388608
// CALL: @i24(-7, 1) -> -6
// CALL: @i24(5, 3) -> 8
// CALL: @i24(3, 1) -> 4
// CALL: @i24(8388606, 1) -> 8388607
// CALL-RANDOM: @i24(_, _) count=20 seed=24
// CALL: @i64(-9223372036854775808, -7) -> 9223372036854775801
// CALL: @i64(9223372036854775807, 1) -> -9223372036854775808
// CALL: @i64(9223372036854775807, -7) -> 9223372036854775800
// CALL: @i64(9223372036854775806, 9223372036854775806) -> -4
// CALL: @i64(9223372036854775806, 9223372036854775807) -> -3
// CALL: @i64(-7, 1) -> -6
// CALL: @i64(9223372036854775806, -9223372036854775808) -> -2
// CALL: @i64(3, 1) -> 4
// CALL: @i64(-9223372036854775808, 9223372036854775806) -> -2
// CALL-RANDOM: @i64(_, _) count=20 seed=64
// CALL: @i65(-1, -18446744073709551616) -> 18446744073709551615
// CALL: @i65(-1, 18446744073709551614) -> 18446744073709551613
// CALL: @i65(-1, 3) -> 2
// CALL: @i65(18446744073709551615, 18446744073709551615) -> -2
// CALL: @i65(18446744073709551614, 5) -> -18446744073709551613
// CALL: @i65(1, 0) -> 1
// CALL: @i65(1, -18446744073709551616) -> -18446744073709551615
// CALL: @i65(0, 3) -> 3
// CALL: @i65(-18446744073709551616, 5) -> -18446744073709551611
// CALL-RANDOM: @i65(_, _) count=20 seed=65
// CALL: @v3i8([-128, 0, 3], [3, -7, 5]) -> [-125, -7, 8]
// CALL: @v3i8([-1, 3, 126], [1, -128, 3]) -> [0, -125, -127]
// CALL: @v2i65([-18446744073709551616, 0], [3, -7]) -> [-18446744073709551613, -7]
// CALL: @v2i65([-1, 3], [1, -18446744073709551616]) -> [0, -18446744073709551613]
// CALL: @nsw_i8(-128, 127) -> -1
// CALL: @nsw_i8(126, -128) -> -2
// CALL: @nsw_i8(-128, 3) -> -125
// CALL: @nsw_i8(-7, -7) -> -14
// CALL: @nsw_i8(-7, -1) -> -8
// CALL: @nsw_i8(126, 127) -> trap(branch-on-poison)
// CALL: @nsw_i8(3, 126) -> trap(branch-on-poison)
// CALL: @nsw_i8(-1, -128) -> trap(branch-on-poison)
// CALL: @nsw_i65(1, -18446744073709551616) -> -18446744073709551615
// CALL: @nsw_i65(5, -18446744073709551616) -> -18446744073709551611
// CALL: @nsw_i65(-18446744073709551616, 3) -> -18446744073709551613
// CALL: @nsw_i65(-7, -7) -> -14
// CALL: @nsw_i65(-7, -1) -> -8
// CALL: @nsw_i65(3, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @nsw_i65(18446744073709551615, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @nsw_i65(18446744073709551615, 1) -> trap(branch-on-poison)
// CALL: @nuw_i8(-128, 127) -> -1
// CALL: @nuw_i8(126, -128) -> -2
// CALL: @nuw_i8(-128, 3) -> -125
// CALL: @nuw_i8(5, 126) -> -125
// CALL: @nuw_i8(126, 1) -> 127
// CALL: @nuw_i8(-7, 126) -> trap(branch-on-poison)
// CALL: @nuw_i8(-1, 127) -> trap(branch-on-poison)
// CALL: @nuw_i8(1, -1) -> trap(branch-on-poison)
// CALL: @nuw_i65(1, -18446744073709551616) -> -18446744073709551615
// CALL: @nuw_i65(5, -18446744073709551616) -> -18446744073709551611
// CALL: @nuw_i65(-18446744073709551616, 3) -> -18446744073709551613
// CALL: @nuw_i65(18446744073709551614, 1) -> 18446744073709551615
// CALL: @nuw_i65(3, 18446744073709551614) -> -18446744073709551615
// CALL: @nuw_i65(1, -1) -> trap(branch-on-poison)
// CALL: @nuw_i65(-1, 3) -> trap(branch-on-poison)
// CALL: @nuw_i65(5, -1) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i8(-128, 127) -> -1
// CALL: @nsw_nuw_i8(126, -128) -> -2
// CALL: @nsw_nuw_i8(-128, 3) -> -125
// CALL: @nsw_nuw_i8(-7, 5) -> -2
// CALL: @nsw_nuw_i8(3, -7) -> -4
// CALL: @nsw_nuw_i8(126, 127) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i8(-7, 126) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65(1, -18446744073709551616) -> -18446744073709551615
// CALL: @nsw_nuw_i65(5, -18446744073709551616) -> -18446744073709551611
// CALL: @nsw_nuw_i65(-18446744073709551616, 3) -> -18446744073709551613
// CALL: @nsw_nuw_i65(-7, 5) -> -2
// CALL: @nsw_nuw_i65(3, -7) -> -4
// CALL: @nsw_nuw_i65(3, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65(1, -1) -> trap(branch-on-poison)
// CALL: @nsw_lanes([-1, -128, 127], [126, -7, -1]) -> [125, _, 126]
// CALL: @nuw_lanes([0, -128, 127], [127, -7, 126]) -> [127, _, -3]
