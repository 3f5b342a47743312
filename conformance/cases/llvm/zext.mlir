// RUN: %check %s
// llvm.zext: wider, with zeros; nneg: poison for what is negative.
llvm.func @i1_i8(%a: i1) -> i8 {
  %r = llvm.zext %a : i1 to i8
  llvm.return %r : i8
}
llvm.func @i8_i16(%a: i8) -> i16 {
  %r = llvm.zext %a : i8 to i16
  llvm.return %r : i16
}
llvm.func @i24_i64(%a: i24) -> i64 {
  %r = llvm.zext %a : i24 to i64
  llvm.return %r : i64
}
llvm.func @i32_i65(%a: i32) -> i65 {
  %r = llvm.zext %a : i32 to i65
  llvm.return %r : i65
}
llvm.func @i7_i65(%a: i7) -> i65 {
  %r = llvm.zext %a : i7 to i65
  llvm.return %r : i65
}
llvm.func @v3(%a: vector<3xi8>) -> vector<3xi16> {
  %r = llvm.zext %a : vector<3xi8> to vector<3xi16>
  llvm.return %r : vector<3xi16>
}
llvm.func @nneg_i8_i16(%a: i8) -> i16 {
  %r = llvm.zext nneg %a : i8 to i16
  %z = llvm.mlir.constant(0 : i16) : i16
  %c = llvm.icmp "eq" %r, %z : i16
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i16
}
llvm.func @nneg_i7_i65(%a: i7) -> i65 {
  %r = llvm.zext nneg %a : i7 to i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @nneg_lanes(%a: vector<3xi8>) -> vector<3xi16> {
  %r = llvm.zext nneg %a : vector<3xi8> to vector<3xi16>
  llvm.return %r : vector<3xi16>
}
// CALL: @i1_i8(true) -> 1
// CALL: @i1_i8(false) -> 0
// CALL-RANDOM: @i1_i8(_) count=10 seed=1
// CALL: @i8_i16(-128) -> 128
// CALL: @i8_i16(-16) -> 240
// CALL: @i8_i16(-7) -> 249
// CALL: @i8_i16(-1) -> 255
// CALL: @i8_i16(0) -> 0
// CALL: @i8_i16(1) -> 1
// CALL: @i8_i16(5) -> 5
// CALL: @i8_i16(12) -> 12
// CALL: @i8_i16(16) -> 16
// CALL: @i8_i16(127) -> 127
// CALL-RANDOM: @i8_i16(_) count=10 seed=8
// CALL: @i24_i64(-8388608) -> 8388608
// CALL: @i24_i64(-4096) -> 16773120
// CALL: @i24_i64(-7) -> 16777209
// CALL: @i24_i64(-1) -> 16777215
// CALL: @i24_i64(0) -> 0
// CALL: @i24_i64(1) -> 1
// CALL: @i24_i64(5) -> 5
// CALL: @i24_i64(12) -> 12
// CALL: @i24_i64(4096) -> 4096
// CALL: @i24_i64(8388607) -> 8388607
// CALL-RANDOM: @i24_i64(_) count=10 seed=24
// CALL: @i32_i65(-2147483648) -> 2147483648
// CALL: @i32_i65(-65536) -> 4294901760
// CALL: @i32_i65(-7) -> 4294967289
// CALL: @i32_i65(-1) -> 4294967295
// CALL: @i32_i65(0) -> 0
// CALL: @i32_i65(1) -> 1
// CALL: @i32_i65(5) -> 5
// CALL: @i32_i65(12) -> 12
// CALL: @i32_i65(65536) -> 65536
// CALL: @i32_i65(2147483647) -> 2147483647
// CALL-RANDOM: @i32_i65(_) count=10 seed=32
// CALL: @i7_i65(-64) -> 64
// CALL: @i7_i65(-8) -> 120
// CALL: @i7_i65(-7) -> 121
// CALL: @i7_i65(-1) -> 127
// CALL: @i7_i65(0) -> 0
// CALL: @i7_i65(1) -> 1
// CALL: @i7_i65(5) -> 5
// CALL: @i7_i65(8) -> 8
// CALL: @i7_i65(12) -> 12
// CALL: @i7_i65(63) -> 63
// CALL-RANDOM: @i7_i65(_) count=10 seed=7
// CALL: @v3([-128, -16, -7]) -> [128, 240, 249]
// CALL: @v3([-1, 0, 1]) -> [255, 0, 1]
// CALL: @v3([5, 12, 16]) -> [5, 12, 16]
// CALL: @nneg_i8_i16(-128) -> trap(branch-on-poison)
// CALL: @nneg_i8_i16(-16) -> trap(branch-on-poison)
// CALL: @nneg_i8_i16(-7) -> trap(branch-on-poison)
// CALL: @nneg_i8_i16(-1) -> trap(branch-on-poison)
// CALL: @nneg_i8_i16(0) -> 0
// CALL: @nneg_i8_i16(1) -> 1
// CALL: @nneg_i8_i16(5) -> 5
// CALL: @nneg_i8_i16(12) -> 12
// CALL: @nneg_i8_i16(16) -> 16
// CALL: @nneg_i8_i16(127) -> 127
// CALL: @nneg_i7_i65(-64) -> trap(branch-on-poison)
// CALL: @nneg_i7_i65(-8) -> trap(branch-on-poison)
// CALL: @nneg_i7_i65(-7) -> trap(branch-on-poison)
// CALL: @nneg_i7_i65(-1) -> trap(branch-on-poison)
// CALL: @nneg_i7_i65(0) -> 0
// CALL: @nneg_i7_i65(1) -> 1
// CALL: @nneg_i7_i65(5) -> 5
// CALL: @nneg_i7_i65(8) -> 8
// CALL: @nneg_i7_i65(12) -> 12
// CALL: @nneg_i7_i65(63) -> 63
// CALL: @nneg_lanes([5, -7, 1]) -> [5, _, 1]
