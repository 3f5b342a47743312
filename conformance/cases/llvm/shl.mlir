// RUN: %check %s
// llvm.shl: multiplies by a power of two modulo 2^n, and a shift by n or more is poison. With nsw it is poison where a bit other than the sign leaves, with nuw where a set bit leaves.
llvm.func @i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.shl %a, %b : i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.shl %a, %b : i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.shl %a, %b : i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.shl %a, %b : i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.shl %a, %b : i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.shl %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.shl %a, %b : vector<2xi65>
  llvm.return %r : vector<2xi65>
}
llvm.func @nsw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.shl %a, %b overflow<nsw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nsw_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.shl %a, %b overflow<nsw> : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.shl %a, %b overflow<nuw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.shl %a, %b overflow<nuw> : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @nsw_nuw_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.shl %a, %b overflow<nsw, nuw> : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nsw_nuw_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.shl %a, %b overflow<nsw, nuw> : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @amount(%a: i24, %b: i24) -> i24 {
  %r = llvm.shl %a, %b : i24
  %z = llvm.mlir.constant(0 : i24) : i24
  %c = llvm.icmp "eq" %r, %z : i24
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i24
}
llvm.func @nsw_lanes(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.shl %a, %b overflow<nsw> : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @nuw_lanes(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.shl %a, %b overflow<nuw> : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
// CALL: @i1(true, false) -> true
// CALL: @i1(false, false) -> false
// CALL: @i8(-128, 7) -> 0
// CALL: @i8(-128, 4) -> 0
// CALL: @i8(3, 7) -> -128
// CALL: @i8(-1, 7) -> -128
// CALL: @i8(-1, 4) -> -16
// CALL: @i8(0, 1) -> 0
// CALL: @i8(0, 7) -> 0
// CALL: @i8(3, 1) -> 6
// CALL: @i8(-7, 0) -> -7
// CALL-RANDOM: @i8(_, 0..7) count=20 seed=8
// CALL: @i24(8388606, 12) -> -8192
// CALL: @i24(8388606, 23) -> 0
// CALL: @i24(-7, 23) -> -8388608
// CALL: @i24(-1, 12) -> -4096
// CALL: @i24(1, 23) -> -8388608
// CALL: @i24(0, 1) -> 0
// CALL: @i24(0, 12) -> 0
// CALL: @i24(0, 23) -> 0
// CALL: @i24(3, 12) -> 12288
// CALL-RANDOM: @i24(_, 0..23) count=20 seed=24
// CALL: @i64(-9223372036854775808, 1) -> 0
// CALL: @i64(9223372036854775807, 32) -> -4294967296
// CALL: @i64(-7, 63) -> -9223372036854775808
// CALL: @i64(1, 63) -> -9223372036854775808
// CALL: @i64(-7, 32) -> -30064771072
// CALL: @i64(0, 1) -> 0
// CALL: @i64(0, 32) -> 0
// CALL: @i64(9223372036854775806, 0) -> 9223372036854775806
// CALL: @i64(-7, 0) -> -7
// CALL-RANDOM: @i64(_, 0..63) count=20 seed=64
// CALL: @i65(18446744073709551614, 64) -> 0
// CALL: @i65(18446744073709551614, 32) -> -8589934592
// CALL: @i65(-18446744073709551616, 64) -> 0
// CALL: @i65(-7, 1) -> -14
// CALL: @i65(-7, 32) -> -30064771072
// CALL: @i65(0, 64) -> 0
// CALL: @i65(1, 1) -> 2
// CALL: @i65(1, 32) -> 4294967296
// CALL: @i65(18446744073709551614, 0) -> 18446744073709551614
// CALL-RANDOM: @i65(_, 0..64) count=20 seed=65
// CALL: @v3i8([-7, 126, 0], [1, 0, 7]) -> [-14, 126, 0]
// CALL: @v3i8([3, -1, 127], [4, 1, 0]) -> [48, -2, 127]
// CALL: @v3i8([1, 1, 1], [8, 2, 2]) -> [_, 4, 4]
// CALL: @v2i65([-7, 18446744073709551614], [1, 0]) -> [-14, 18446744073709551614]
// CALL: @v2i65([3, -1], [32, 1]) -> [12884901888, -2]
// CALL: @v2i65([1, 1], [65, 2]) -> [_, 4]
// CALL: @nsw_i8(-128, 0) -> -128
// CALL: @nsw_i8(127, 0) -> 127
// CALL: @nsw_i8(126, 0) -> 126
// CALL: @nsw_i8(5, 1) -> 10
// CALL: @nsw_i8(-1, 4) -> -16
// CALL: @nsw_i8(-7, 7) -> trap(branch-on-poison)
// CALL: @nsw_i8(3, 7) -> trap(branch-on-poison)
// CALL: @nsw_i8(127, 1) -> trap(branch-on-poison)
// CALL: @nsw_i65(-18446744073709551616, 0) -> -18446744073709551616
// CALL: @nsw_i65(18446744073709551615, 0) -> 18446744073709551615
// CALL: @nsw_i65(18446744073709551614, 0) -> 18446744073709551614
// CALL: @nsw_i65(5, 32) -> 21474836480
// CALL: @nsw_i65(-7, 1) -> -14
// CALL: @nsw_i65(18446744073709551614, 32) -> trap(branch-on-poison)
// CALL: @nsw_i65(1, 64) -> trap(branch-on-poison)
// CALL: @nsw_i65(18446744073709551615, 1) -> trap(branch-on-poison)
// CALL: @nuw_i8(-128, 0) -> -128
// CALL: @nuw_i8(127, 1) -> -2
// CALL: @nuw_i8(127, 0) -> 127
// CALL: @nuw_i8(5, 0) -> 5
// CALL: @nuw_i8(5, 1) -> 10
// CALL: @nuw_i8(-7, 1) -> trap(branch-on-poison)
// CALL: @nuw_i8(-7, 7) -> trap(branch-on-poison)
// CALL: @nuw_i8(3, 7) -> trap(branch-on-poison)
// CALL: @nuw_i65(-18446744073709551616, 0) -> -18446744073709551616
// CALL: @nuw_i65(18446744073709551615, 1) -> -2
// CALL: @nuw_i65(18446744073709551615, 0) -> 18446744073709551615
// CALL: @nuw_i65(1, 32) -> 4294967296
// CALL: @nuw_i65(5, 32) -> 21474836480
// CALL: @nuw_i65(-7, 1) -> trap(branch-on-poison)
// CALL: @nuw_i65(18446744073709551614, 32) -> trap(branch-on-poison)
// CALL: @nuw_i65(-1, 32) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i8(-128, 0) -> -128
// CALL: @nsw_nuw_i8(127, 0) -> 127
// CALL: @nsw_nuw_i8(126, 0) -> 126
// CALL: @nsw_nuw_i8(3, 4) -> 48
// CALL: @nsw_nuw_i8(0, 4) -> 0
// CALL: @nsw_nuw_i8(127, 1) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i8(-7, 1) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65(-18446744073709551616, 0) -> -18446744073709551616
// CALL: @nsw_nuw_i65(18446744073709551615, 0) -> 18446744073709551615
// CALL: @nsw_nuw_i65(18446744073709551614, 0) -> 18446744073709551614
// CALL: @nsw_nuw_i65(-7, 0) -> -7
// CALL: @nsw_nuw_i65(5, 0) -> 5
// CALL: @nsw_nuw_i65(1, 64) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65(-7, 1) -> trap(branch-on-poison)
// CALL: @amount(-3, 23) -> -8388608
// CALL: @amount(-3, 24) -> trap(branch-on-poison)
// CALL: @amount(-3, 25) -> trap(branch-on-poison)
// CALL: @amount(-3, -1) -> trap(branch-on-poison)
// CALL: @nsw_lanes([0, -128, 5], [1, 3, 1]) -> [0, _, 10]
// CALL: @nuw_lanes([1, -128, 126], [3, 3, 1]) -> [8, _, -4]
