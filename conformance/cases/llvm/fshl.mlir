// RUN: %check %s
// llvm.intr.fshl: two numbers side by side are shifted, the amount counts modulo the width.
llvm.func @i8(%a: i8, %b: i8, %c: i8) -> i8 {
  %r = llvm.intr.fshl(%a, %b, %c) : (i8, i8, i8) -> i8
  llvm.return %r : i8
}
llvm.func @i16(%a: i16, %b: i16, %c: i16) -> i16 {
  %r = llvm.intr.fshl(%a, %b, %c) : (i16, i16, i16) -> i16
  llvm.return %r : i16
}
llvm.func @i24(%a: i24, %b: i24, %c: i24) -> i24 {
  %r = llvm.intr.fshl(%a, %b, %c) : (i24, i24, i24) -> i24
  llvm.return %r : i24
}
llvm.func @i32(%a: i32, %b: i32, %c: i32) -> i32 {
  %r = llvm.intr.fshl(%a, %b, %c) : (i32, i32, i32) -> i32
  llvm.return %r : i32
}
llvm.func @i64(%a: i64, %b: i64, %c: i64) -> i64 {
  %r = llvm.intr.fshl(%a, %b, %c) : (i64, i64, i64) -> i64
  llvm.return %r : i64
}
// CALL: @i8(-3, 5, 0) -> -3
// CALL: @i8(-3, 5, 1) -> -6
// CALL: @i8(-3, 5, 7) -> -126
// CALL: @i8(-3, 5, 8) -> -3
// CALL: @i8(-3, 5, 9) -> -6
// CALL: @i8(-128, 127, 3) -> 3
// CALL: @i8(1, -1, -1) -> -1
// CALL-RANDOM: @i8(_, _, _) count=40
// CALL: @i16(-3, 5, 0) -> -3
// CALL: @i16(-3, 5, 1) -> -6
// CALL: @i16(-3, 5, 15) -> -32766
// CALL: @i16(-3, 5, 16) -> -3
// CALL: @i16(-3, 5, 17) -> -6
// CALL: @i16(-32768, 32767, 3) -> 3
// CALL: @i16(1, -1, -1) -> -1
// CALL-RANDOM: @i16(_, _, _) count=40
// CALL: @i24(-3, 5, 0) -> -3
// CALL: @i24(-3, 5, 1) -> -6
// CALL: @i24(-3, 5, 23) -> -8388606
// CALL: @i24(-3, 5, 24) -> -3
// CALL: @i24(-3, 5, 25) -> -6
// CALL: @i24(-8388608, 8388607, 3) -> 3
// CALL: @i24(1, -1, -1) -> 65535
// CALL-RANDOM: @i24(_, _, _) count=40
// CALL: @i32(-3, 5, 0) -> -3
// CALL: @i32(-3, 5, 1) -> -6
// CALL: @i32(-3, 5, 31) -> -2147483646
// CALL: @i32(-3, 5, 32) -> -3
// CALL: @i32(-3, 5, 33) -> -6
// CALL: @i32(-2147483648, 2147483647, 3) -> 3
// CALL: @i32(1, -1, -1) -> -1
// CALL-RANDOM: @i32(_, _, _) count=40
// CALL: @i64(-3, 5, 0) -> -3
// CALL: @i64(-3, 5, 1) -> -6
// CALL: @i64(-3, 5, 63) -> -9223372036854775806
// CALL: @i64(-3, 5, 64) -> -3
// CALL: @i64(-3, 5, 65) -> -6
// CALL: @i64(-9223372036854775808, 9223372036854775807, 3) -> 3
// CALL: @i64(1, -1, -1) -> -1
// CALL-RANDOM: @i64(_, _, _) count=40
