// RUN: %check %s
// llvm.or: bit by bit; disjoint: poison where both have a bit set.
llvm.func @i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.or %a, %b : i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.or %a, %b : i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.or %a, %b : i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.or %a, %b : i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.or %a, %b : i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.or %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.or %a, %b : vector<2xi65>
  llvm.return %r : vector<2xi65>
}
llvm.func @disjoint_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.or disjoint %a, %b : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @disjoint_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.or disjoint %a, %b : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @disjoint_lanes(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.or disjoint %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
// CALL: @i1(true, true) -> true
// CALL: @i1(false, true) -> true
// CALL: @i1(true, false) -> true
// CALL: @i1(false, false) -> false
// CALL-RANDOM: @i1(_, _) count=20 seed=1
// CALL: @i8(3, -7) -> -5
// CALL: @i8(1, 5) -> 5
// CALL: @i8(5, 3) -> 7
// CALL: @i8(-7, 3) -> -5
// CALL: @i8(126, 3) -> 127
// CALL: @i8(126, -1) -> -1
// CALL: @i8(0, 127) -> 127
// CALL: @i8(3, 0) -> 3
// CALL: @i8(0, -1) -> -1
// CALL-RANDOM: @i8(_, _) count=20 seed=8
// CALL: @i24(-7, 8388607) -> -1
// CALL: @i24(8388606, 3) -> 8388607
// CALL: @i24(-1, 3) -> -1
// CALL: @i24(-8388608, -7) -> -7
// CALL: @i24(1, -7) -> -7
// CALL: @i24(8388607, 8388607) -> 8388607
// CALL: @i24(-8388608, 0) -> -8388608
// CALL: @i24(3, 0) -> 3
// CALL: @i24(8388607, 0) -> 8388607
// CALL-RANDOM: @i24(_, _) count=20 seed=24
// CALL: @i64(3, -7) -> -5
// CALL: @i64(3, -1) -> -1
// CALL: @i64(-9223372036854775808, -7) -> -7
// CALL: @i64(-7, 3) -> -5
// CALL: @i64(5, 9223372036854775806) -> 9223372036854775807
// CALL: @i64(9223372036854775807, 9223372036854775806) -> 9223372036854775807
// CALL: @i64(3, -9223372036854775808) -> -9223372036854775805
// CALL: @i64(3, 0) -> 3
// CALL: @i64(9223372036854775806, 0) -> 9223372036854775806
// CALL-RANDOM: @i64(_, _) count=20 seed=64
// CALL: @i65(3, -7) -> -5
// CALL: @i65(1, 5) -> 5
// CALL: @i65(1, 1) -> 1
// CALL: @i65(-7, -7) -> -7
// CALL: @i65(3, 1) -> 3
// CALL: @i65(18446744073709551615, -1) -> -1
// CALL: @i65(18446744073709551614, 1) -> 18446744073709551615
// CALL: @i65(1, -18446744073709551616) -> -18446744073709551615
// CALL: @i65(-18446744073709551616, 0) -> -18446744073709551616
// CALL-RANDOM: @i65(_, _) count=20 seed=65
// CALL: @v3i8([-128, 0, 3], [3, -7, 5]) -> [-125, -7, 7]
// CALL: @v3i8([-1, 3, 126], [1, -128, 3]) -> [-1, -125, 127]
// CALL: @v2i65([-18446744073709551616, 0], [3, -7]) -> [-18446744073709551613, -7]
// CALL: @v2i65([-1, 3], [1, -18446744073709551616]) -> [-1, -18446744073709551613]
// CALL: @disjoint_i8(-128, 127) -> -1
// CALL: @disjoint_i8(126, -128) -> -2
// CALL: @disjoint_i8(-128, 3) -> -125
// CALL: @disjoint_i8(0, 126) -> 126
// CALL: @disjoint_i8(1, 126) -> 127
// CALL: @disjoint_i8(-7, 1) -> trap(branch-on-poison)
// CALL: @disjoint_i8(5, 3) -> trap(branch-on-poison)
// CALL: @disjoint_i8(126, 127) -> trap(branch-on-poison)
// CALL: @disjoint_i65(1, -18446744073709551616) -> -18446744073709551615
// CALL: @disjoint_i65(5, -18446744073709551616) -> -18446744073709551611
// CALL: @disjoint_i65(-18446744073709551616, 3) -> -18446744073709551613
// CALL: @disjoint_i65(1, 18446744073709551614) -> 18446744073709551615
// CALL: @disjoint_i65(18446744073709551614, 0) -> 18446744073709551614
// CALL: @disjoint_i65(-7, 1) -> trap(branch-on-poison)
// CALL: @disjoint_i65(5, 3) -> trap(branch-on-poison)
// CALL: @disjoint_i65(3, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @disjoint_lanes([0, -128, 127], [-7, -7, -128]) -> [-7, _, -1]
