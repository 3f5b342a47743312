// RUN: %check %s
// llvm.intr.ctpop: how many bits are set.
llvm.func @i1(%a: i1) -> i1 {
  %r = llvm.intr.ctpop(%a) : (i1) -> i1
  llvm.return %r : i1
}
llvm.func @i8(%a: i8) -> i8 {
  %r = llvm.intr.ctpop(%a) : (i8) -> i8
  llvm.return %r : i8
}
llvm.func @i24(%a: i24) -> i24 {
  %r = llvm.intr.ctpop(%a) : (i24) -> i24
  llvm.return %r : i24
}
llvm.func @i64(%a: i64) -> i64 {
  %r = llvm.intr.ctpop(%a) : (i64) -> i64
  llvm.return %r : i64
}
llvm.func @i65(%a: i65) -> i65 {
  %r = llvm.intr.ctpop(%a) : (i65) -> i65
  llvm.return %r : i65
}
llvm.func @v3i8(%a: vector<3xi8>) -> vector<3xi8> {
  %r = llvm.intr.ctpop(%a) : (vector<3xi8>) -> vector<3xi8>
  llvm.return %r : vector<3xi8>
}
llvm.func @v2i65(%a: vector<2xi65>) -> vector<2xi65> {
  %r = llvm.intr.ctpop(%a) : (vector<2xi65>) -> vector<2xi65>
  llvm.return %r : vector<2xi65>
}
// CALL: @i1(true) -> true
// CALL: @i1(false) -> false
// CALL-RANDOM: @i1(_) count=15 seed=1
// CALL: @i8(-128) -> 1
// CALL: @i8(-16) -> 4
// CALL: @i8(-7) -> 6
// CALL: @i8(-1) -> 8
// CALL: @i8(0) -> 0
// CALL: @i8(1) -> 1
// CALL: @i8(5) -> 2
// CALL: @i8(12) -> 2
// CALL: @i8(16) -> 1
// CALL: @i8(127) -> 7
// CALL-RANDOM: @i8(_) count=15 seed=8
// CALL: @i24(-8388608) -> 1
// CALL: @i24(-4096) -> 12
// CALL: @i24(-7) -> 22
// CALL: @i24(-1) -> 24
// CALL: @i24(0) -> 0
// CALL: @i24(1) -> 1
// CALL: @i24(5) -> 2
// CALL: @i24(12) -> 2
// CALL: @i24(4096) -> 1
// CALL: @i24(8388607) -> 23
// CALL-RANDOM: @i24(_) count=15 seed=24
// CALL: @i64(-9223372036854775808) -> 1
// CALL: @i64(-4294967296) -> 32
// CALL: @i64(-7) -> 62
// CALL: @i64(-1) -> 64
// CALL: @i64(0) -> 0
// CALL: @i64(1) -> 1
// CALL: @i64(5) -> 2
// CALL: @i64(12) -> 2
// CALL: @i64(4294967296) -> 1
// CALL: @i64(9223372036854775807) -> 63
// CALL-RANDOM: @i64(_) count=15 seed=64
// CALL: @i65(-18446744073709551616) -> 1
// CALL: @i65(-4294967296) -> 33
// CALL: @i65(-7) -> 63
// CALL: @i65(-1) -> 65
// CALL: @i65(0) -> 0
// CALL: @i65(1) -> 1
// CALL: @i65(5) -> 2
// CALL: @i65(12) -> 2
// CALL: @i65(4294967296) -> 1
// CALL: @i65(18446744073709551615) -> 64
// CALL-RANDOM: @i65(_) count=15 seed=65
// CALL: @v3i8([-128, -16, -7]) -> [1, 4, 6]
// CALL: @v3i8([-1, 0, 1]) -> [8, 0, 1]
// CALL: @v3i8([5, 12, 16]) -> [2, 2, 1]
// CALL-RANDOM: @v3i8(_) count=15 seed=8
// CALL: @v2i65([-18446744073709551616, -4294967296]) -> [1, 33]
// CALL: @v2i65([-7, -1]) -> [63, 65]
// CALL: @v2i65([0, 1]) -> [0, 1]
// CALL-RANDOM: @v2i65(_) count=15 seed=65
