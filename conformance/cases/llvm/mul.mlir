// RUN: %check %s
// llvm.mul: wraps modulo 2^n; nsw: poison where the signed result does not fit; nuw: poison where the unsigned result does not fit.
llvm.func @i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.mul %a, %b : i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.mul %a, %b : i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.mul %a, %b : i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.mul %a, %b : i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.mul %a, %b : i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.mul %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.mul %a, %b : vector<2xi65>
  llvm.return %r : vector<2xi65>
}
llvm.func @nsw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.mul %a, %b overflow<nsw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nsw_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.mul %a, %b overflow<nsw> : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.mul %a, %b overflow<nuw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.mul %a, %b overflow<nuw> : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @nsw_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.mul %a, %b overflow<nsw, nuw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nsw_nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.mul %a, %b overflow<nsw, nuw> : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @nsw_lanes(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.mul %a, %b overflow<nsw> : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @nuw_lanes(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.mul %a, %b overflow<nuw> : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
// CALL: @i1(true, true) -> true
// CALL: @i1(false, true) -> false
// CALL: @i1(true, false) -> false
// CALL: @i1(false, false) -> false
// CALL-RANDOM: @i1(_, _) count=20 seed=1
// CALL: @i8(127, 126) -> -126
// CALL: @i8(-128, -128) -> 0
// CALL: @i8(126, -7) -> -114
// CALL: @i8(-7, 127) -> -121
// CALL: @i8(5, -1) -> -5
// CALL: @i8(1, 126) -> 126
// CALL: @i8(0, 1) -> 0
// CALL: @i8(0, -7) -> 0
// CALL: @i8(0, -1) -> 0
// CALL-RANDOM: @i8(_, _) count=20 seed=8
// CALL: @i24(-7, 8388607) -> -8388601
// CALL: @i24(8388607, 3) -> 8388605
// CALL: @i24(-7, -8388608) -> -8388608
// CALL: @i24(8388607, 8388607) -> 1
// CALL: @i24(5, -1) -> -5
// CALL: @i24(1, 8388606) -> 8388606
// CALL: @i24(0, 1) -> 0
// CALL: @i24(8388606, 0) -> 0
// CALL: @i24(8388606, 1) -> 8388606
// CALL-RANDOM: @i24(_, _) count=20 seed=24
// CALL: @i64(3, -9223372036854775808) -> -9223372036854775808
// CALL: @i64(-9223372036854775808, -7) -> -9223372036854775808
// CALL: @i64(-9223372036854775808, -1) -> -9223372036854775808
// CALL: @i64(9223372036854775807, 5) -> 9223372036854775803
// CALL: @i64(5, -1) -> -5
// CALL: @i64(9223372036854775806, 1) -> 9223372036854775806
// CALL: @i64(1, 5) -> 5
// CALL: @i64(0, -9223372036854775808) -> 0
// CALL: @i64(9223372036854775806, 0) -> 0
// CALL-RANDOM: @i64(_, _) count=20 seed=64
// CALL: @i65(3, 18446744073709551615) -> 18446744073709551613
// CALL: @i65(-7, 18446744073709551614) -> -18446744073709551602
// CALL: @i65(18446744073709551614, 3) -> 18446744073709551610
// CALL: @i65(5, -18446744073709551616) -> -18446744073709551616
// CALL: @i65(-7, -7) -> 49
// CALL: @i65(0, 5) -> 0
// CALL: @i65(0, -18446744073709551616) -> 0
// CALL: @i65(0, -7) -> 0
// CALL: @i65(5, 5) -> 25
// CALL-RANDOM: @i65(_, _) count=20 seed=65
// CALL: @v3i8([-128, 0, 3], [3, -7, 5]) -> [-128, 0, 15]
// CALL: @v3i8([-1, 3, 126], [1, -128, 3]) -> [-1, -128, 122]
// CALL: @v2i65([-18446744073709551616, 0], [3, -7]) -> [-18446744073709551616, 0]
// CALL: @v2i65([-1, 3], [1, -18446744073709551616]) -> [-1, -18446744073709551616]
// CALL: @nsw_i8(0, -128) -> 0
// CALL: @nsw_i8(-128, 0) -> 0
// CALL: @nsw_i8(1, -128) -> -128
// CALL: @nsw_i8(-7, 0) -> 0
// CALL: @nsw_i8(5, 3) -> 15
// CALL: @nsw_i8(126, 127) -> trap(branch-on-poison)
// CALL: @nsw_i8(-7, 126) -> trap(branch-on-poison)
// CALL: @nsw_i8(-128, 127) -> trap(branch-on-poison)
// CALL: @nsw_i65(1, -18446744073709551616) -> -18446744073709551616
// CALL: @nsw_i65(0, -18446744073709551616) -> 0
// CALL: @nsw_i65(-18446744073709551616, 0) -> 0
// CALL: @nsw_i65(-7, 0) -> 0
// CALL: @nsw_i65(5, 3) -> 15
// CALL: @nsw_i65(3, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @nsw_i65(18446744073709551615, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @nsw_i65(18446744073709551614, 3) -> trap(branch-on-poison)
// CALL: @nuw_i8(0, -128) -> 0
// CALL: @nuw_i8(-128, 0) -> 0
// CALL: @nuw_i8(1, -128) -> -128
// CALL: @nuw_i8(5, 5) -> 25
// CALL: @nuw_i8(5, 0) -> 0
// CALL: @nuw_i8(126, 127) -> trap(branch-on-poison)
// CALL: @nuw_i8(-7, 126) -> trap(branch-on-poison)
// CALL: @nuw_i8(-1, 127) -> trap(branch-on-poison)
// CALL: @nuw_i65(1, -18446744073709551616) -> -18446744073709551616
// CALL: @nuw_i65(0, -18446744073709551616) -> 0
// CALL: @nuw_i65(-18446744073709551616, 0) -> 0
// CALL: @nuw_i65(5, 5) -> 25
// CALL: @nuw_i65(5, 0) -> 0
// CALL: @nuw_i65(3, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @nuw_i65(18446744073709551615, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @nuw_i65(18446744073709551614, 3) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i8(0, -128) -> 0
// CALL: @nsw_nuw_i8(-128, 0) -> 0
// CALL: @nsw_nuw_i8(1, -128) -> -128
// CALL: @nsw_nuw_i8(5, 5) -> 25
// CALL: @nsw_nuw_i8(5, 0) -> 0
// CALL: @nsw_nuw_i8(-1, 127) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65(1, -18446744073709551616) -> -18446744073709551616
// CALL: @nsw_nuw_i65(0, -18446744073709551616) -> 0
// CALL: @nsw_nuw_i65(-18446744073709551616, 0) -> 0
// CALL: @nsw_nuw_i65(5, 5) -> 25
// CALL: @nsw_nuw_i65(5, 0) -> 0
// CALL: @nsw_nuw_i65(-1, 3) -> trap(branch-on-poison)
// CALL: @nsw_lanes([0, -128, 127], [-7, -7, 0]) -> [0, _, 0]
// CALL: @nuw_lanes([0, -128, 127], [5, -7, 0]) -> [0, _, 0]
