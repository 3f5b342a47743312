// RUN: %check %s
// llvm.sdiv: divides with signs, rounding towards zero; exact: poison where a bit or remainder is lost.
llvm.func @i1(%a: i1, %b: i1) -> i1 {
  %r = llvm.sdiv %a, %b : i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.sdiv %a, %b : i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24, %b: i24) -> i24 {
  %r = llvm.sdiv %a, %b : i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.sdiv %a, %b : i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.sdiv %a, %b : i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.sdiv %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>, %b: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.sdiv %a, %b : vector<2xi65>
  llvm.return %r : vector<2xi65>
}
llvm.func @exact_i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.sdiv exact %a, %b : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @exact_i65(%a: i65, %b: i65) -> i65 {
  %r = llvm.sdiv exact %a, %b : i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @exact_lanes(%a: vector<3xi8>, %b: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.sdiv exact %a, %b : vector<3xi8>
  llvm.return %r : vector<3xi8>
}
// CALL: @i1(false, true) -> false
// CALL: @i8(1, 126) -> 0
// CALL: @i8(3, -128) -> 0
// CALL: @i8(-128, 126) -> -1
// CALL: @i8(-128, 5) -> -25
// CALL: @i8(127, -7) -> -18
// CALL: @i8(127, -128) -> 0
// CALL: @i8(3, -1) -> -3
// CALL: @i8(0, -7) -> 0
// CALL: @i8(5, 5) -> 1
// CALL-RANDOM: @i8(_, 1..127) count=20 seed=8
// CALL: @i24(-7, 8388607) -> 0
// CALL: @i24(8388606, -7) -> -1198372
// CALL: @i24(-1, -7) -> 0
// CALL: @i24(-8388608, -7) -> 1198372
// CALL: @i24(1, -7) -> 0
// CALL: @i24(-8388608, 8388606) -> -1
// CALL: @i24(3, -1) -> -3
// CALL: @i24(0, -7) -> 0
// CALL: @i24(5, 5) -> 1
// CALL-RANDOM: @i24(_, 1..8388607) count=20 seed=24
// CALL: @i64(3, -7) -> 0
// CALL: @i64(5, -7) -> 0
// CALL: @i64(-9223372036854775808, -7) -> 1317624576693539401
// CALL: @i64(9223372036854775807, 3) -> 3074457345618258602
// CALL: @i64(-9223372036854775808, 9223372036854775806) -> -1
// CALL: @i64(9223372036854775806, 9223372036854775807) -> 0
// CALL: @i64(9223372036854775807, 1) -> 9223372036854775807
// CALL: @i64(9223372036854775807, -7) -> -1317624576693539401
// CALL: @i64(-7, -1) -> 7
// CALL-RANDOM: @i64(_, 1..1099511627775) count=20 seed=64
// CALL: @i65(3, -7) -> 0
// CALL: @i65(1, 5) -> 0
// CALL: @i65(1, -18446744073709551616) -> 0
// CALL: @i65(18446744073709551614, 18446744073709551615) -> 0
// CALL: @i65(1, 18446744073709551615) -> 0
// CALL: @i65(0, 5) -> 0
// CALL: @i65(3, -1) -> -3
// CALL: @i65(0, -7) -> 0
// CALL: @i65(-7, -1) -> 7
// CALL-RANDOM: @i65(_, 1..1099511627775) count=20 seed=65
// CALL: @v3i8([-128, 0, 5], [126, 5, 3]) -> [-1, 0, 1]
// CALL: @v3i8([-1, 3, 127], [127, 126, 5]) -> [0, 0, 25]
// CALL: @v2i65([-18446744073709551616, 0], [18446744073709551614, 5]) -> [-1, 0]
// CALL: @v2i65([-1, 3], [18446744073709551615, 18446744073709551614]) -> [0, 0]
// CALL: @exact_i8(-128, -128) -> 1
// CALL: @exact_i8(0, -128) -> 0
// CALL: @exact_i8(-128, 1) -> -128
// CALL: @exact_i8(-7, -1) -> 7
// CALL: @exact_i8(0, -7) -> 0
// CALL: @exact_i8(5, 3) -> trap(branch-on-poison)
// CALL: @exact_i8(126, 127) -> trap(branch-on-poison)
// CALL: @exact_i8(-7, 126) -> trap(branch-on-poison)
// CALL: @exact_i65(-18446744073709551616, -18446744073709551616) -> 1
// CALL: @exact_i65(0, -18446744073709551616) -> 0
// CALL: @exact_i65(-18446744073709551616, 1) -> -18446744073709551616
// CALL: @exact_i65(-7, -1) -> 7
// CALL: @exact_i65(0, -7) -> 0
// CALL: @exact_i65(1, -18446744073709551616) -> trap(branch-on-poison)
// CALL: @exact_i65(5, 3) -> trap(branch-on-poison)
// CALL: @exact_i65(3, 18446744073709551615) -> trap(branch-on-poison)
// CALL: @exact_lanes([0, -128, 127], [1, 3, 1]) -> [0, _, 127]
