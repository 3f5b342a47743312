// RUN: %check %s
// llvm.intr.bitreverse: bits in reverse.
llvm.func @i1(%a: i1) -> i1 {
  %r = llvm.intr.bitreverse(%a) : (i1) -> i1
  llvm.return %r : i1
}
llvm.func @i5(%a: i5) -> i5 {
  %r = llvm.intr.bitreverse(%a) : (i5) -> i5
  llvm.return %r : i5
}
llvm.func @i8(%a: i8) -> i8 {
  %r = llvm.intr.bitreverse(%a) : (i8) -> i8
  llvm.return %r : i8
}
llvm.func @i32(%a: i32) -> i32 {
  %r = llvm.intr.bitreverse(%a) : (i32) -> i32
  llvm.return %r : i32
}
llvm.func @i64(%a: i64) -> i64 {
  %r = llvm.intr.bitreverse(%a) : (i64) -> i64
  llvm.return %r : i64
}
// CALL-RANDOM: @i1(_) count=20
// CALL: @i5(0) -> 0
// CALL: @i5(1) -> -16
// CALL: @i5(-2) -> 15
// CALL: @i5(-16) -> 1
// CALL: @i5(15) -> -2
// CALL: @i5(-16) -> 1
// CALL-RANDOM: @i5(_) count=20
// CALL: @i8(0) -> 0
// CALL: @i8(1) -> -128
// CALL: @i8(-2) -> 127
// CALL: @i8(-128) -> 1
// CALL: @i8(127) -> -2
// CALL: @i8(-112) -> 9
// CALL-RANDOM: @i8(_) count=20
// CALL: @i32(0) -> 0
// CALL: @i32(1) -> -2147483648
// CALL: @i32(-2) -> 2147483647
// CALL: @i32(-2147483648) -> 1
// CALL: @i32(2147483647) -> -2
// CALL: @i32(878082192) -> 152988204
// CALL-RANDOM: @i32(_) count=20
// CALL: @i64(0) -> 0
// CALL: @i64(1) -> -9223372036854775808
// CALL: @i64(-2) -> 9223372036854775807
// CALL: @i64(-9223372036854775808) -> 1
// CALL: @i64(9223372036854775807) -> -2
// CALL: @i64(6230888492328974480) -> 657079334062333546
// CALL-RANDOM: @i64(_) count=20
