// RUN: %check %s
// llvm.udiv: divides without signs, rounding down; exact: poison where a bit or remainder is lost.
llvm.func @i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.udiv %a, %b : i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.udiv %a, %b : i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.udiv %a, %b : i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.udiv %a, %b : i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.udiv %a, %b : i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.udiv %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.udiv %a, %b : vector<2xi65>
  llvm.return %r : vector<2xi65>
}
llvm.func @exact_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.udiv exact %a, %b : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @exact_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.udiv exact %a, %b : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @exact_lanes(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.udiv exact %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
// CALL: @i1(true, true) -> true
// CALL: @i1(false, true) -> false
// CALL: @i8(1, 126) -> 0
// CALL: @i8(3, -128) -> 0
// CALL: @i8(-128, -1) -> 0
// CALL: @i8(5, 126) -> 0
// CALL: @i8(1, 3) -> 0
// CALL: @i8(-1, 127) -> 2
// CALL: @i8(3, 3) -> 1
// CALL: @i8(-1, 3) -> 85
// CALL: @i8(0, -128) -> 0
// CALL-RANDOM: @i8(_, 1..127) count=20 seed=8
// CALL: @i24(-7, 8388607) -> 1
// CALL: @i24(1, 8388607) -> 0
// CALL: @i24(-1, -7) -> 1
// CALL: @i24(8388607, -1) -> 0
// CALL: @i24(-1, 8388606) -> 2
// CALL: @i24(1, -8388608) -> 0
// CALL: @i24(0, 8388607) -> 0
// CALL: @i24(8388606, 8388606) -> 1
// CALL: @i24(5, 5) -> 1
// CALL-RANDOM: @i24(_, 1..8388607) count=20 seed=24
// CALL: @i64(3, -7) -> 0
// CALL: @i64(5, -7) -> 0
// CALL: @i64(-9223372036854775808, -7) -> 0
// CALL: @i64(9223372036854775807, 3) -> 3074457345618258602
// CALL: @i64(1, -9223372036854775808) -> 0
// CALL: @i64(5, 9223372036854775807) -> 0
// CALL: @i64(3, 3) -> 1
// CALL: @i64(9223372036854775806, 3) -> 3074457345618258602
// CALL: @i64(-1, -1) -> 1
// CALL-RANDOM: @i64(_, 1..1099511627775) count=20 seed=64
// CALL: @i65(3, -7) -> 0
// CALL: @i65(-1, 18446744073709551614) -> 2
// CALL: @i65(1, -18446744073709551616) -> 0
// CALL: @i65(18446744073709551614, -7) -> 0
// CALL: @i65(18446744073709551615, -7) -> 0
// CALL: @i65(3, 18446744073709551614) -> 0
// CALL: @i65(3, 3) -> 1
// CALL: @i65(1, 1) -> 1
// CALL: @i65(3, 1) -> 3
// CALL-RANDOM: @i65(_, 1..1099511627775) count=20 seed=65
// CALL: @v3i8([-128, 0, 5], [5, 3, 1]) -> [25, 0, 5]
// CALL: @v3i8([-1, 3, 127], [126, 5, 3]) -> [2, 0, 42]
// CALL: @v2i65([-18446744073709551616, 0], [5, 3]) -> [3689348814741910323, 0]
// CALL: @v2i65([-1, 3], [18446744073709551614, 5]) -> [2, 0]
// CALL: @exact_i8(-128, -128) -> 1
// CALL: @exact_i8(0, -128) -> 0
// CALL: @exact_i8(-128, 1) -> -128
// CALL: @exact_i8(0, -7) -> 0
// CALL: @exact_i8(5, 5) -> 1
// CALL: @exact_i8(5, 3) -> trap(branch-on-poison)
// CALL: @exact_i8(126, 127) -> trap(branch-on-poison)
// CALL: @exact_i8(-7, 126) -> trap(branch-on-poison)
// CALL: @exact_i65(-18446744073709551616, -18446744073709551616) -> 1
// CALL: @exact_i65(0, -18446744073709551616) -> 0
// CALL: @exact_i65(-18446744073709551616, 1) -> -18446744073709551616
// CALL: @exact_i65(-7, 5) -> 7378697629483820645
// CALL: @exact_i65(0, -7) -> 0
// CALL: @exact_i65(1, -18446744073709551616) -> trap(branch-on-poison)
// CALL: @exact_i65(5, 3) -> trap(branch-on-poison)
// CALL: @exact_i65(3, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @exact_lanes([0, -128, 127], [-128, -1, 1]) -> [0, _, 127]
