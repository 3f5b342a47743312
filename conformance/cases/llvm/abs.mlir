// RUN: %check %s
// llvm.intr.abs: the distance from zero; of the smallest number that number itself, or poison if the flag says so.
llvm.func @i1(%a: i1) -> i1 {
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i1) -> i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8) -> i8 {
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i8) -> i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24) -> i24 {
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i24) -> i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64) -> i64 {
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65) -> i65 {
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i65) -> i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>) -> vector<3xi8> {
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (vector<3xi8>) -> vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>) -> vector<2xi65> {
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (vector<2xi65>) -> vector<2xi65>
  llvm.return %r : vector<2xi65>
}
llvm.func @flag_i8(%a: i8) -> i8 {
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i8) -> i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @flag_i65(%a: i65) -> i65 {
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (i65) -> i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @flag_lanes(%a: vector<3xi8>) -> vector<3xi8> {
  %r = "llvm.intr.abs"(%a) <{is_int_min_poison = true}> : (vector<3xi8>) -> vector<3xi8>
  llvm.return %r : vector<3xi8>
}
// CALL: @i1(true) -> true
// CALL: @i1(false) -> false
// CALL-RANDOM: @i1(_) count=20 seed=1
// CALL: @i8(-128) -> -128
// CALL: @i8(-16) -> 16
// CALL: @i8(-7) -> 7
// CALL: @i8(-1) -> 1
// CALL: @i8(0) -> 0
// CALL: @i8(1) -> 1
// CALL: @i8(5) -> 5
// CALL: @i8(12) -> 12
// CALL: @i8(16) -> 16
// CALL: @i8(127) -> 127
// CALL-RANDOM: @i8(_) count=20 seed=8
// CALL: @i24(-8388608) -> -8388608
// CALL: @i24(-4096) -> 4096
// CALL: @i24(-7) -> 7
// CALL: @i24(-1) -> 1
// CALL: @i24(0) -> 0
// CALL: @i24(1) -> 1
// CALL: @i24(5) -> 5
// CALL: @i24(12) -> 12
// CALL: @i24(4096) -> 4096
// CALL: @i24(8388607) -> 8388607
// CALL-RANDOM: @i24(_) count=20 seed=24
// CALL: @i64(-9223372036854775808) -> -9223372036854775808
// CALL: @i64(-4294967296) -> 4294967296
// CALL: @i64(-7) -> 7
// CALL: @i64(-1) -> 1
// CALL: @i64(0) -> 0
// CALL: @i64(1) -> 1
// CALL: @i64(5) -> 5
// CALL: @i64(12) -> 12
// CALL: @i64(4294967296) -> 4294967296
// CALL: @i64(9223372036854775807) -> 9223372036854775807
// CALL-RANDOM: @i64(_) count=20 seed=64
// CALL: @i65(-18446744073709551616) -> -18446744073709551616
// CALL: @i65(-4294967296) -> 4294967296
// CALL: @i65(-7) -> 7
// CALL: @i65(-1) -> 1
// CALL: @i65(0) -> 0
// CALL: @i65(1) -> 1
// CALL: @i65(5) -> 5
// CALL: @i65(12) -> 12
// CALL: @i65(4294967296) -> 4294967296
// CALL: @i65(18446744073709551615) -> 18446744073709551615
// CALL-RANDOM: @i65(_) count=20 seed=65
// CALL: @v3i8([-128, -16, -7]) -> [-128, 16, 7]
// CALL: @v3i8([-1, 0, 1]) -> [1, 0, 1]
// CALL: @v3i8([5, 12, 16]) -> [5, 12, 16]
// CALL: @v2i65([-18446744073709551616, -4294967296]) -> [-18446744073709551616, 4294967296]
// CALL: @v2i65([-7, -1]) -> [7, 1]
// CALL: @v2i65([0, 1]) -> [0, 1]
// CALL: @flag_i8(-128) -> trap(branch-on-poison)
// CALL: @flag_i8(-16) -> 16
// CALL: @flag_i8(-7) -> 7
// CALL: @flag_i8(-1) -> 1
// CALL: @flag_i8(0) -> 0
// CALL: @flag_i8(1) -> 1
// CALL: @flag_i8(5) -> 5
// CALL: @flag_i8(12) -> 12
// CALL: @flag_i8(16) -> 16
// CALL: @flag_i8(127) -> 127
// CALL: @flag_i65(-18446744073709551616) -> trap(branch-on-poison)
// CALL: @flag_i65(-4294967296) -> 4294967296
// CALL: @flag_i65(-7) -> 7
// CALL: @flag_i65(-1) -> 1
// CALL: @flag_i65(0) -> 0
// CALL: @flag_i65(1) -> 1
// CALL: @flag_i65(5) -> 5
// CALL: @flag_i65(12) -> 12
// CALL: @flag_i65(4294967296) -> 4294967296
// CALL: @flag_i65(18446744073709551615) -> 18446744073709551615
// CALL: @flag_lanes([5, -128, -7]) -> [5, _, 7]
