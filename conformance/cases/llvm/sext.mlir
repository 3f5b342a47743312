// RUN: %check %s
// llvm.sext: wider, with copies of the sign.
llvm.func @i1_i8(%a: i1) -> i8 {
  %r = llvm.sext %a : i1 to i8
  llvm.return %r : i8
}
llvm.func @i8_i16(%a: i8) -> i16 {
  %r = llvm.sext %a : i8 to i16
  llvm.return %r : i16
}
llvm.func @i24_i64(%a: i24) -> i64 {
  %r = llvm.sext %a : i24 to i64
  llvm.return %r : i64
}
llvm.func @i32_i65(%a: i32) -> i65 {
  %r = llvm.sext %a : i32 to i65
  llvm.return %r : i65
}
llvm.func @i7_i24(%a: i7) -> i24 {
  %r = llvm.sext %a : i7 to i24
  llvm.return %r : i24
}
llvm.func @v3(%a: vector<3xi8>) -> vector<3xi16> {
  %r = llvm.sext %a : vector<3xi8> to vector<3xi16>
  llvm.return %r : vector<3xi16>
}
// CALL: @i1_i8(true) -> -1
// CALL: @i1_i8(false) -> 0
// CALL-RANDOM: @i1_i8(_) count=10 seed=1
// CALL: @i8_i16(-128) -> -128
// CALL: @i8_i16(-16) -> -16
// CALL: @i8_i16(-7) -> -7
// CALL: @i8_i16(-1) -> -1
// CALL: @i8_i16(0) -> 0
// CALL: @i8_i16(1) -> 1
// CALL: @i8_i16(5) -> 5
// CALL: @i8_i16(12) -> 12
// CALL: @i8_i16(16) -> 16
// CALL: @i8_i16(127) -> 127
// CALL-RANDOM: @i8_i16(_) count=10 seed=8
// CALL: @i24_i64(-8388608) -> -8388608
// CALL: @i24_i64(-4096) -> -4096
// CALL: @i24_i64(-7) -> -7
// CALL: @i24_i64(-1) -> -1
// CALL: @i24_i64(0) -> 0
// CALL: @i24_i64(1) -> 1
// CALL: @i24_i64(5) -> 5
// CALL: @i24_i64(12) -> 12
// CALL: @i24_i64(4096) -> 4096
// CALL: @i24_i64(8388607) -> 8388607
// CALL-RANDOM: @i24_i64(_) count=10 seed=24
// CALL: @i32_i65(-2147483648) -> -2147483648
// CALL: @i32_i65(-65536) -> -65536
// CALL: @i32_i65(-7) -> -7
// CALL: @i32_i65(-1) -> -1
// CALL: @i32_i65(0) -> 0
// CALL: @i32_i65(1) -> 1
// CALL: @i32_i65(5) -> 5
// CALL: @i32_i65(12) -> 12
// CALL: @i32_i65(65536) -> 65536
// CALL: @i32_i65(2147483647) -> 2147483647
// CALL-RANDOM: @i32_i65(_) count=10 seed=32
// CALL: @i7_i24(-64) -> -64
// CALL: @i7_i24(-8) -> -8
// CALL: @i7_i24(-7) -> -7
// CALL: @i7_i24(-1) -> -1
// CALL: @i7_i24(0) -> 0
// CALL: @i7_i24(1) -> 1
// CALL: @i7_i24(5) -> 5
// CALL: @i7_i24(8) -> 8
// CALL: @i7_i24(12) -> 12
// CALL: @i7_i24(63) -> 63
// CALL-RANDOM: @i7_i24(_) count=10 seed=7
// CALL: @v3([-128, -16, -7]) -> [-128, -16, -7]
// CALL: @v3([-1, 0, 1]) -> [-1, 0, 1]
// CALL: @v3([5, 12, 16]) -> [5, 12, 16]
