// RUN: %check %s
// llvm.ashr: shifts in the sign, and a shift by n or more is poison; exact: poison where a bit or remainder is lost.
llvm.func @i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.ashr %a, %b : i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.ashr %a, %b : i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.ashr %a, %b : i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.ashr %a, %b : i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.ashr %a, %b : i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.ashr %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.ashr %a, %b : vector<2xi65>
  llvm.return %r : vector<2xi65>
}
llvm.func @exact_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.ashr exact %a, %b : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @exact_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.ashr exact %a, %b : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @amount(%a: i24, %b: i24) -> i24 {
  %r = llvm.ashr %a, %b : i24
  %z = llvm.mlir.constant(0 : i24) : i24
  %c = llvm.icmp "eq" %r, %z : i24
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i24
}
llvm.func @exact_lanes(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.ashr exact %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
// CALL: @i1(true, false) -> true
// CALL: @i1(false, false) -> false
// CALL: @i8(-1, 1) -> -1
// CALL: @i8(3, 4) -> 0
// CALL: @i8(127, 1) -> 63
// CALL: @i8(3, 1) -> 1
// CALL: @i8(3, 7) -> 0
// CALL: @i8(-128, 7) -> -1
// CALL: @i8(127, 0) -> 127
// CALL: @i8(3, 0) -> 3
// CALL: @i8(0, 4) -> 0
// CALL-RANDOM: @i8(_, 0..7) count=20 seed=8
// CALL: @i24(-1, 1) -> -1
// CALL: @i24(5, 12) -> 0
// CALL: @i24(8388606, 23) -> 0
// CALL: @i24(-1, 23) -> -1
// CALL: @i24(1, 23) -> 0
// CALL: @i24(-8388608, 0) -> -8388608
// CALL: @i24(3, 0) -> 3
// CALL: @i24(0, 23) -> 0
// CALL: @i24(8388606, 1) -> 4194303
// CALL-RANDOM: @i24(_, 0..23) count=20 seed=24
// CALL: @i64(3, 32) -> 0
// CALL: @i64(9223372036854775807, 1) -> 4611686018427387903
// CALL: @i64(3, 63) -> 0
// CALL: @i64(3, 1) -> 1
// CALL: @i64(-1, 63) -> -1
// CALL: @i64(9223372036854775806, 1) -> 4611686018427387903
// CALL: @i64(-9223372036854775808, 32) -> -2147483648
// CALL: @i64(9223372036854775806, 0) -> 9223372036854775806
// CALL: @i64(0, 63) -> 0
// CALL-RANDOM: @i64(_, 0..63) count=20 seed=64
// CALL: @i65(3, 32) -> 0
// CALL: @i65(-7, 1) -> -4
// CALL: @i65(5, 32) -> 0
// CALL: @i65(-7, 32) -> -1
// CALL: @i65(1, 32) -> 0
// CALL: @i65(18446744073709551615, 0) -> 18446744073709551615
// CALL: @i65(0, 1) -> 0
// CALL: @i65(5, 0) -> 5
// CALL: @i65(18446744073709551614, 0) -> 18446744073709551614
// CALL-RANDOM: @i65(_, 0..64) count=20 seed=65
// CALL: @v3i8([-7, 126, 0], [1, 0, 7]) -> [-4, 126, 0]
// CALL: @v3i8([3, -1, 127], [4, 1, 0]) -> [0, -1, 127]
// CALL: @v3i8([1, 1, 1], [8, 2, 2]) -> [_, 0, 0]
// CALL: @v2i65([-7, 18446744073709551614], [1, 0]) -> [-4, 18446744073709551614]
// CALL: @v2i65([3, -1], [32, 1]) -> [0, -1]
// CALL: @v2i65([1, 1], [65, 2]) -> [_, 0]
// CALL: @exact_i8(-128, 4) -> -8
// CALL: @exact_i8(-128, 0) -> -128
// CALL: @exact_i8(-128, 6) -> -2
// CALL: @exact_i8(-7, 0) -> -7
// CALL: @exact_i8(0, 6) -> 0
// CALL: @exact_i8(-7, 1) -> trap(branch-on-poison)
// CALL: @exact_i8(-7, 7) -> trap(branch-on-poison)
// CALL: @exact_i8(3, 1) -> trap(branch-on-poison)
// CALL: @exact_i65(-18446744073709551616, 32) -> -4294967296
// CALL: @exact_i65(-18446744073709551616, 63) -> -2
// CALL: @exact_i65(-18446744073709551616, 64) -> -1
// CALL: @exact_i65(0, 63) -> 0
// CALL: @exact_i65(0, 32) -> 0
// CALL: @exact_i65(-7, 1) -> trap(branch-on-poison)
// CALL: @exact_i65(18446744073709551614, 32) -> trap(branch-on-poison)
// CALL: @exact_i65(-1, 32) -> trap(branch-on-poison)
// CALL: @amount(-3, 23) -> -1
// CALL: @amount(-3, 24) -> trap(branch-on-poison)
// CALL: @amount(-3, 25) -> trap(branch-on-poison)
// CALL: @amount(-3, -1) -> trap(branch-on-poison)
// CALL: @exact_lanes([-128, -7, 0], [3, 3, 3]) -> [-16, _, 0]
