// RUN: %check %s
// llvm.intr.ctlz: zeros above the highest set bit; of zero the width, or poison if the flag says so.
llvm.func @i1(%a: i1) -> i1 {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i1) -> i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8) -> i8 {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i8) -> i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24) -> i24 {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i24) -> i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64) -> i64 {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65) -> i65 {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i65) -> i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>) -> vector<3xi8> {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (vector<3xi8>) -> vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>) -> vector<2xi65> {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (vector<2xi65>) -> vector<2xi65>
  llvm.return %r : vector<2xi65>
}
llvm.func @flag_i8(%a: i8) -> i8 {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i8) -> i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @flag_i65(%a: i65) -> i65 {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (i65) -> i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @flag_lanes(%a: vector<3xi8>) -> vector<3xi8> {
  %r = "llvm.intr.ctlz"(%a) <{is_zero_poison = true}> : (vector<3xi8>) -> vector<3xi8>
  llvm.return %r : vector<3xi8>
}
// CALL: @i1(true) -> false
// CALL: @i1(false) -> true
// CALL-RANDOM: @i1(_) count=20 seed=1
// CALL: @i8(-128) -> 0
// CALL: @i8(-16) -> 0
// CALL: @i8(-7) -> 0
// CALL: @i8(-1) -> 0
// CALL: @i8(0) -> 8
// CALL: @i8(1) -> 7
// CALL: @i8(5) -> 5
// CALL: @i8(12) -> 4
// CALL: @i8(16) -> 3
// CALL: @i8(127) -> 1
// CALL-RANDOM: @i8(_) count=20 seed=8
// CALL: @i24(-8388608) -> 0
// CALL: @i24(-4096) -> 0
// CALL: @i24(-7) -> 0
// CALL: @i24(-1) -> 0
// CALL: @i24(0) -> 24
// CALL: @i24(1) -> 23
// CALL: @i24(5) -> 21
// CALL: @i24(12) -> 20
// CALL: @i24(4096) -> 11
// CALL: @i24(8388607) -> 1
// CALL-RANDOM: @i24(_) count=20 seed=24
// CALL: @i64(-9223372036854775808) -> 0
// CALL: @i64(-4294967296) -> 0
// CALL: @i64(-7) -> 0
// CALL: @i64(-1) -> 0
// CALL: @i64(0) -> 64
// CALL: @i64(1) -> 63
// CALL: @i64(5) -> 61
// CALL: @i64(12) -> 60
// CALL: @i64(4294967296) -> 31
// CALL: @i64(9223372036854775807) -> 1
// CALL-RANDOM: @i64(_) count=20 seed=64
// CALL: @i65(-18446744073709551616) -> 0
// CALL: @i65(-4294967296) -> 0
// CALL: @i65(-7) -> 0
// CALL: @i65(-1) -> 0
// CALL: @i65(0) -> 65
// CALL: @i65(1) -> 64
// CALL: @i65(5) -> 62
// CALL: @i65(12) -> 61
// CALL: @i65(4294967296) -> 32
// CALL: @i65(18446744073709551615) -> 1
// CALL-RANDOM: @i65(_) count=20 seed=65
// CALL: @v3i8([-128, -16, -7]) -> [0, 0, 0]
// CALL: @v3i8([-1, 0, 1]) -> [0, 8, 7]
// CALL: @v3i8([5, 12, 16]) -> [5, 4, 3]
// CALL: @v2i65([-18446744073709551616, -4294967296]) -> [0, 0]
// CALL: @v2i65([-7, -1]) -> [0, 0]
// CALL: @v2i65([0, 1]) -> [65, 64]
// CALL: @flag_i8(-128) -> 0
// CALL: @flag_i8(-16) -> 0
// CALL: @flag_i8(-7) -> 0
// CALL: @flag_i8(-1) -> 0
// CALL: @flag_i8(0) -> trap(branch-on-poison)
// CALL: @flag_i8(1) -> 7
// CALL: @flag_i8(5) -> 5
// CALL: @flag_i8(12) -> 4
// CALL: @flag_i8(16) -> 3
// CALL: @flag_i8(127) -> 1
// CALL: @flag_i65(-18446744073709551616) -> 0
// CALL: @flag_i65(-4294967296) -> 0
// CALL: @flag_i65(-7) -> 0
// CALL: @flag_i65(-1) -> 0
// CALL: @flag_i65(0) -> trap(branch-on-poison)
// CALL: @flag_i65(1) -> 64
// CALL: @flag_i65(5) -> 62
// CALL: @flag_i65(12) -> 61
// CALL: @flag_i65(4294967296) -> 32
// CALL: @flag_i65(18446744073709551615) -> 1
// CALL: @flag_lanes([5, 0, -7]) -> [5, _, 0]
