// RUN: %check %s
// llvm.trunc: the low bits; nsw: poison where the signed value does not fit; nuw: poison where the unsigned value does not.
llvm.func @i8_i1(%a: i8) -> i1 {
  %r = llvm.trunc %a : i8 to i1
  llvm.return %r : i1
}
llvm.func @i16_i8(%a: i16) -> i8 {
  %r = llvm.trunc %a : i16 to i8
  llvm.return %r : i8
}
llvm.func @i64_i24(%a: i64) -> i24 {
  %r = llvm.trunc %a : i64 to i24
  llvm.return %r : i24
}
llvm.func @i65_i32(%a: i65) -> i32 {
  %r = llvm.trunc %a : i65 to i32
  llvm.return %r : i32
}
llvm.func @i65_i33(%a: i65) -> i33 {
  %r = llvm.trunc %a : i65 to i33
  llvm.return %r : i33
}
llvm.func @v3(%a: vector<3xi16>) -> vector<3xi8> {
  %r = llvm.trunc %a : vector<3xi16> to vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @nsw_i16_i8(%a: i16) -> i8 {
  %r = llvm.trunc %a overflow<nsw> : i16 to i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nsw_i65_i33(%a: i65) -> i33 {
  %r = llvm.trunc %a overflow<nsw> : i65 to i33
  %z = llvm.mlir.constant(0 : i33) : i33
  %c = llvm.icmp "eq" %r, %z : i33
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i33
}
llvm.func @nsw_lanes(%a: vector<3xi16>) -> vector<3xi8> {
  %r = llvm.trunc %a overflow<nsw> : vector<3xi16> to vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @nuw_i16_i8(%a: i16) -> i8 {
  %r = llvm.trunc %a overflow<nuw> : i16 to i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nuw_i65_i33(%a: i65) -> i33 {
  %r = llvm.trunc %a overflow<nuw> : i65 to i33
  %z = llvm.mlir.constant(0 : i33) : i33
  %c = llvm.icmp "eq" %r, %z : i33
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i33
}
llvm.func @nuw_lanes(%a: vector<3xi16>) -> vector<3xi8> {
  %r = llvm.trunc %a overflow<nuw> : vector<3xi16> to vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @nsw_nuw_i16_i8(%a: i16) -> i8 {
  %r = llvm.trunc %a overflow<nsw, nuw> : i16 to i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @nsw_nuw_i65_i33(%a: i65) -> i33 {
  %r = llvm.trunc %a overflow<nsw, nuw> : i65 to i33
  %z = llvm.mlir.constant(0 : i33) : i33
  %c = llvm.icmp "eq" %r, %z : i33
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i33
}
llvm.func @nsw_nuw_lanes(%a: vector<3xi16>) -> vector<3xi8> {
  %r = llvm.trunc %a overflow<nsw, nuw> : vector<3xi16> to vector<3xi8>
  llvm.return %r : vector<3xi8>
}
// CALL: @i8_i1(-128) -> false
// CALL: @i8_i1(-16) -> false
// CALL: @i8_i1(-7) -> true
// CALL: @i8_i1(-1) -> true
// CALL: @i8_i1(0) -> false
// CALL: @i8_i1(1) -> true
// CALL: @i8_i1(5) -> true
// CALL: @i8_i1(12) -> false
// CALL: @i8_i1(16) -> false
// CALL: @i8_i1(127) -> true
// CALL-RANDOM: @i8_i1(_) count=10 seed=8
// CALL: @i16_i8(-32768) -> 0
// CALL: @i16_i8(-256) -> 0
// CALL: @i16_i8(-7) -> -7
// CALL: @i16_i8(-1) -> -1
// CALL: @i16_i8(0) -> 0
// CALL: @i16_i8(1) -> 1
// CALL: @i16_i8(5) -> 5
// CALL: @i16_i8(12) -> 12
// CALL: @i16_i8(256) -> 0
// CALL: @i16_i8(32767) -> -1
// CALL-RANDOM: @i16_i8(_) count=10 seed=16
// CALL: @i64_i24(-9223372036854775808) -> 0
// CALL: @i64_i24(-4294967296) -> 0
// CALL: @i64_i24(-7) -> -7
// CALL: @i64_i24(-1) -> -1
// CALL: @i64_i24(0) -> 0
// CALL: @i64_i24(1) -> 1
// CALL: @i64_i24(5) -> 5
// CALL: @i64_i24(12) -> 12
// CALL: @i64_i24(4294967296) -> 0
// CALL: @i64_i24(9223372036854775807) -> -1
// CALL-RANDOM: @i64_i24(_) count=10 seed=64
// CALL: @i65_i32(-18446744073709551616) -> 0
// CALL: @i65_i32(-4294967296) -> 0
// CALL: @i65_i32(-7) -> -7
// CALL: @i65_i32(-1) -> -1
// CALL: @i65_i32(0) -> 0
// CALL: @i65_i32(1) -> 1
// CALL: @i65_i32(5) -> 5
// CALL: @i65_i32(12) -> 12
// CALL: @i65_i32(4294967296) -> 0
// CALL: @i65_i32(18446744073709551615) -> -1
// CALL-RANDOM: @i65_i32(_) count=10 seed=65
// CALL: @i65_i33(-18446744073709551616) -> 0
// CALL: @i65_i33(-4294967296) -> -4294967296
// CALL: @i65_i33(-7) -> -7
// CALL: @i65_i33(-1) -> -1
// CALL: @i65_i33(0) -> 0
// CALL: @i65_i33(1) -> 1
// CALL: @i65_i33(5) -> 5
// CALL: @i65_i33(12) -> 12
// CALL: @i65_i33(4294967296) -> -4294967296
// CALL: @i65_i33(18446744073709551615) -> -1
// CALL-RANDOM: @i65_i33(_) count=10 seed=65
// CALL: @v3([-32768, -256, -7]) -> [0, 0, -7]
// CALL: @v3([-1, 0, 1]) -> [-1, 0, 1]
// CALL: @v3([5, 12, 256]) -> [5, 12, 0]
// CALL: @nsw_i16_i8(-32768) -> trap(branch-on-poison)
// CALL: @nsw_i16_i8(-129) -> trap(branch-on-poison)
// CALL: @nsw_i16_i8(-128) -> -128
// CALL: @nsw_i16_i8(-1) -> -1
// CALL: @nsw_i16_i8(0) -> 0
// CALL: @nsw_i16_i8(1) -> 1
// CALL: @nsw_i16_i8(127) -> 127
// CALL: @nsw_i16_i8(128) -> trap(branch-on-poison)
// CALL: @nsw_i16_i8(255) -> trap(branch-on-poison)
// CALL: @nsw_i16_i8(256) -> trap(branch-on-poison)
// CALL: @nsw_i65_i33(-18446744073709551616) -> trap(branch-on-poison)
// CALL: @nsw_i65_i33(-4294967297) -> trap(branch-on-poison)
// CALL: @nsw_i65_i33(-4294967296) -> -4294967296
// CALL: @nsw_i65_i33(-1) -> -1
// CALL: @nsw_i65_i33(0) -> 0
// CALL: @nsw_i65_i33(1) -> 1
// CALL: @nsw_i65_i33(4294967295) -> 4294967295
// CALL: @nsw_i65_i33(4294967296) -> trap(branch-on-poison)
// CALL: @nsw_i65_i33(8589934591) -> trap(branch-on-poison)
// CALL: @nsw_i65_i33(8589934592) -> trap(branch-on-poison)
// CALL: @nsw_lanes([5, 256, 1]) -> [5, _, 1]
// CALL: @nuw_i16_i8(-32768) -> trap(branch-on-poison)
// CALL: @nuw_i16_i8(-129) -> trap(branch-on-poison)
// CALL: @nuw_i16_i8(-128) -> trap(branch-on-poison)
// CALL: @nuw_i16_i8(-1) -> trap(branch-on-poison)
// CALL: @nuw_i16_i8(0) -> 0
// CALL: @nuw_i16_i8(1) -> 1
// CALL: @nuw_i16_i8(127) -> 127
// CALL: @nuw_i16_i8(128) -> -128
// CALL: @nuw_i16_i8(255) -> -1
// CALL: @nuw_i16_i8(256) -> trap(branch-on-poison)
// CALL: @nuw_i65_i33(-18446744073709551616) -> trap(branch-on-poison)
// CALL: @nuw_i65_i33(-4294967297) -> trap(branch-on-poison)
// CALL: @nuw_i65_i33(-4294967296) -> trap(branch-on-poison)
// CALL: @nuw_i65_i33(-1) -> trap(branch-on-poison)
// CALL: @nuw_i65_i33(0) -> 0
// CALL: @nuw_i65_i33(1) -> 1
// CALL: @nuw_i65_i33(4294967295) -> 4294967295
// CALL: @nuw_i65_i33(4294967296) -> -4294967296
// CALL: @nuw_i65_i33(8589934591) -> -1
// CALL: @nuw_i65_i33(8589934592) -> trap(branch-on-poison)
// CALL: @nuw_lanes([5, -7, 1]) -> [5, _, 1]
// CALL: @nsw_nuw_i16_i8(-32768) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i16_i8(-129) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i16_i8(-128) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i16_i8(-1) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i16_i8(0) -> 0
// CALL: @nsw_nuw_i16_i8(1) -> 1
// CALL: @nsw_nuw_i16_i8(127) -> 127
// CALL: @nsw_nuw_i16_i8(128) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i16_i8(255) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i16_i8(256) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65_i33(-18446744073709551616) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65_i33(-4294967297) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65_i33(-4294967296) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65_i33(-1) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65_i33(0) -> 0
// CALL: @nsw_nuw_i65_i33(1) -> 1
// CALL: @nsw_nuw_i65_i33(4294967295) -> 4294967295
// CALL: @nsw_nuw_i65_i33(4294967296) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65_i33(8589934591) -> trap(branch-on-poison)
// CALL: @nsw_nuw_i65_i33(8589934592) -> trap(branch-on-poison)
// CALL: @nsw_nuw_lanes([5, -7, 1]) -> [5, _, 1]
