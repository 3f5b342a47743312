// RUN: %check %s
// llvm.intr.ushl.sat: unsigned shifts to the left stop at the largest number.
llvm.func @i8(%a: i8, %b: i8) -> i8 {
  %r = llvm.intr.ushl.sat(%a, %b) : (i8, i8) -> i8
  llvm.return %r : i8
}
llvm.func @i16(%a: i16, %b: i16) -> i16 {
  %r = llvm.intr.ushl.sat(%a, %b) : (i16, i16) -> i16
  llvm.return %r : i16
}
llvm.func @i32(%a: i32, %b: i32) -> i32 {
  %r = llvm.intr.ushl.sat(%a, %b) : (i32, i32) -> i32
  llvm.return %r : i32
}
llvm.func @i64(%a: i64, %b: i64) -> i64 {
  %r = llvm.intr.ushl.sat(%a, %b) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @v4i16(%a: vector<4xi16>, %b: vector<4xi16>) -> vector<4xi16> {
  %r = llvm.intr.ushl.sat(%a, %b) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
  llvm.return %r : vector<4xi16>
}
// CALL: @i8(-128, 0) -> -128
// CALL: @i8(-128, 1) -> -1
// CALL: @i8(-128, 7) -> -1
// CALL: @i8(-1, 0) -> -1
// CALL: @i8(-1, 1) -> -1
// CALL: @i8(-1, 7) -> -1
// CALL: @i8(0, 0) -> 0
// CALL: @i8(0, 1) -> 0
// CALL: @i8(0, 7) -> 0
// CALL: @i8(1, 0) -> 1
// CALL: @i8(1, 1) -> 2
// CALL: @i8(1, 7) -> -128
// CALL: @i8(127, 0) -> 127
// CALL: @i8(127, 1) -> -2
// CALL: @i8(127, 7) -> -1
// CALL-RANDOM: @i8(_, 0..7) count=40
// CALL: @i16(-32768, 0) -> -32768
// CALL: @i16(-32768, 1) -> -1
// CALL: @i16(-32768, 15) -> -1
// CALL: @i16(-1, 0) -> -1
// CALL: @i16(-1, 1) -> -1
// CALL: @i16(-1, 15) -> -1
// CALL: @i16(0, 0) -> 0
// CALL: @i16(0, 1) -> 0
// CALL: @i16(0, 15) -> 0
// CALL: @i16(1, 0) -> 1
// CALL: @i16(1, 1) -> 2
// CALL: @i16(1, 15) -> -32768
// CALL: @i16(32767, 0) -> 32767
// CALL: @i16(32767, 1) -> -2
// CALL: @i16(32767, 15) -> -1
// CALL-RANDOM: @i16(_, 0..15) count=40
// CALL: @i32(-2147483648, 0) -> -2147483648
// CALL: @i32(-2147483648, 1) -> -1
// CALL: @i32(-2147483648, 31) -> -1
// CALL: @i32(-1, 0) -> -1
// CALL: @i32(-1, 1) -> -1
// CALL: @i32(-1, 31) -> -1
// CALL: @i32(0, 0) -> 0
// CALL: @i32(0, 1) -> 0
// CALL: @i32(0, 31) -> 0
// CALL: @i32(1, 0) -> 1
// CALL: @i32(1, 1) -> 2
// CALL: @i32(1, 31) -> -2147483648
// CALL: @i32(2147483647, 0) -> 2147483647
// CALL: @i32(2147483647, 1) -> -2
// CALL: @i32(2147483647, 31) -> -1
// CALL-RANDOM: @i32(_, 0..31) count=40
// CALL: @i64(-9223372036854775808, 0) -> -9223372036854775808
// CALL: @i64(-9223372036854775808, 1) -> -1
// CALL: @i64(-9223372036854775808, 63) -> -1
// CALL: @i64(-1, 0) -> -1
// CALL: @i64(-1, 1) -> -1
// CALL: @i64(-1, 63) -> -1
// CALL: @i64(0, 0) -> 0
// CALL: @i64(0, 1) -> 0
// CALL: @i64(0, 63) -> 0
// CALL: @i64(1, 0) -> 1
// CALL: @i64(1, 1) -> 2
// CALL: @i64(1, 63) -> -9223372036854775808
// CALL: @i64(9223372036854775807, 0) -> 9223372036854775807
// CALL: @i64(9223372036854775807, 1) -> -2
// CALL: @i64(9223372036854775807, 63) -> -1
// CALL-RANDOM: @i64(_, 0..63) count=40
