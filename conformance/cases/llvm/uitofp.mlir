// RUN: %check %s
// llvm.uitofp: the nearest number, ties to even; what is too large for the format becomes infinite; nneg: poison for what is negative as a signed number.
llvm.func @i1_f32(%a: i1) -> f32 {
  %r = llvm.uitofp %a : i1 to f32
  llvm.return %r : f32
}
llvm.func @i8_f16(%a: i8) -> f16 {
  %r = llvm.uitofp %a : i8 to f16
  llvm.return %r : f16
}
llvm.func @i32_f32(%a: i32) -> f32 {
  %r = llvm.uitofp %a : i32 to f32
  llvm.return %r : f32
}
llvm.func @i64_f32(%a: i64) -> f32 {
  %r = llvm.uitofp %a : i64 to f32
  llvm.return %r : f32
}
llvm.func @i64_f64(%a: i64) -> f64 {
  %r = llvm.uitofp %a : i64 to f64
  llvm.return %r : f64
}
llvm.func @i64_f16(%a: i64) -> f16 {
  %r = llvm.uitofp %a : i64 to f16
  llvm.return %r : f16
}
llvm.func @i24_f64(%a: i24) -> f64 {
  %r = llvm.uitofp %a : i24 to f64
  llvm.return %r : f64
}
llvm.func @i65_f64(%a: i65) -> f64 {
  %r = llvm.uitofp %a : i65 to f64
  llvm.return %r : f64
}
llvm.func @i64_f80(%a: i64) -> f80 {
  %r = llvm.uitofp %a : i64 to f80
  llvm.return %r : f80
}
llvm.func @i65_f32(%a: i65) -> f32 {
  %r = llvm.uitofp %a : i65 to f32
  llvm.return %r : f32
}
llvm.func @i128_f32(%a: i128) -> f32 {
  %r = llvm.uitofp %a : i128 to f32
  llvm.return %r : f32
}
llvm.func @v3(%a: vector<3xi16>) -> vector<3xf32> {
  %r = llvm.uitofp %a : vector<3xi16> to vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @nneg(%a: i8) -> f32 {
  %r = llvm.uitofp nneg %a : i8 to f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
// CALL: @i1_f32(true) -> 1.0
// CALL: @i1_f32(false) -> 0.0
// CALL: @i8_f16(-128) -> 128.0
// CALL: @i8_f16(-1) -> 255.0
// CALL: @i8_f16(0) -> 0.0
// CALL: @i8_f16(1) -> 1.0
// CALL: @i8_f16(100) -> 100.0
// CALL: @i8_f16(127) -> 127.0
// CALL-RANDOM: @i8_f16(_) count=10 seed=2
// CALL: @i32_f32(-2147483648) -> 0x4F000000
// CALL: @i32_f32(-1) -> 0x4F800000
// CALL: @i32_f32(0) -> 0.0
// CALL: @i32_f32(1) -> 1.0
// CALL: @i32_f32(100) -> 100.0
// CALL: @i32_f32(65519) -> 65519.0
// CALL: @i32_f32(65520) -> 65520.0
// CALL: @i32_f32(16777217) -> 16777216.0
// CALL: @i32_f32(16777219) -> 16777220.0
// CALL: @i32_f32(134217737) -> 134217744.0
// CALL: @i32_f32(2147483647) -> 0x4F000000
// CALL-RANDOM: @i32_f32(_) count=10 seed=2
// CALL: @i64_f32(-9223372036854775808) -> 0x5F000000
// CALL: @i64_f32(-1) -> 0x5F800000
// CALL: @i64_f32(0) -> 0.0
// CALL: @i64_f32(1) -> 1.0
// CALL: @i64_f32(100) -> 100.0
// CALL: @i64_f32(65519) -> 65519.0
// CALL: @i64_f32(65520) -> 65520.0
// CALL: @i64_f32(16777217) -> 16777216.0
// CALL: @i64_f32(16777219) -> 16777220.0
// CALL: @i64_f32(134217737) -> 134217744.0
// CALL: @i64_f32(9223372036854775807) -> 0x5F000000
// CALL-RANDOM: @i64_f32(_) count=10 seed=2
// CALL: @i64_f64(-9223372036854775808) -> 0x43E0000000000000
// CALL: @i64_f64(-1) -> 0x43F0000000000000
// CALL: @i64_f64(0) -> 0.0
// CALL: @i64_f64(1) -> 1.0
// CALL: @i64_f64(100) -> 100.0
// CALL: @i64_f64(65519) -> 65519.0
// CALL: @i64_f64(65520) -> 65520.0
// CALL: @i64_f64(9007199254740993) -> 0x4340000000000000
// CALL: @i64_f64(9007199254740995) -> 0x4340000000000002
// CALL: @i64_f64(72057594037927945) -> 0x4370000000000001
// CALL: @i64_f64(9223372036854775807) -> 0x43E0000000000000
// CALL-RANDOM: @i64_f64(_) count=10 seed=2
// CALL: @i64_f16(-9223372036854775808) -> inf
// CALL: @i64_f16(-1) -> inf
// CALL: @i64_f16(0) -> 0.0
// CALL: @i64_f16(1) -> 1.0
// CALL: @i64_f16(100) -> 100.0
// CALL: @i64_f16(2049) -> 2048.0
// CALL: @i64_f16(2051) -> 2052.0
// CALL: @i64_f16(16393) -> 16400.0
// CALL: @i64_f16(65519) -> 65504.0
// CALL: @i64_f16(65520) -> inf
// CALL: @i64_f16(9223372036854775807) -> inf
// CALL-RANDOM: @i64_f16(_) count=10 seed=2
// CALL: @i24_f64(-8388608) -> 8388608.0
// CALL: @i24_f64(-1) -> 16777215.0
// CALL: @i24_f64(0) -> 0.0
// CALL: @i24_f64(1) -> 1.0
// CALL: @i24_f64(100) -> 100.0
// CALL: @i24_f64(65519) -> 65519.0
// CALL: @i24_f64(65520) -> 65520.0
// CALL: @i24_f64(8388607) -> 8388607.0
// CALL-RANDOM: @i24_f64(_) count=10 seed=2
// CALL: @i65_f64(-18446744073709551616) -> 0x43F0000000000000
// CALL: @i65_f64(-1) -> 0x4400000000000000
// CALL: @i65_f64(0) -> 0.0
// CALL: @i65_f64(1) -> 1.0
// CALL: @i65_f64(100) -> 100.0
// CALL: @i65_f64(65519) -> 65519.0
// CALL: @i65_f64(65520) -> 65520.0
// CALL: @i65_f64(9007199254740993) -> 0x4340000000000000
// CALL: @i65_f64(9007199254740995) -> 0x4340000000000002
// CALL: @i65_f64(72057594037927945) -> 0x4370000000000001
// CALL: @i65_f64(18446744073709551615) -> 0x43F0000000000000
// CALL-RANDOM: @i65_f64(_) count=10 seed=2
// CALL: @i64_f80(-9223372036854775808) -> 0x403E8000000000000000
// CALL: @i64_f80(-1) -> 0x403EFFFFFFFFFFFFFFFF
// CALL: @i64_f80(0) -> 0.0
// CALL: @i64_f80(1) -> 1.0
// CALL: @i64_f80(100) -> 100.0
// CALL: @i64_f80(65519) -> 65519.0
// CALL: @i64_f80(65520) -> 65520.0
// CALL: @i64_f80(9223372036854775807) -> 0x403DFFFFFFFFFFFFFFFE
// CALL-RANDOM: @i64_f80(_) count=10 seed=2
// CALL: @i65_f32(-18446744073709551616) -> 0x5F800000
// CALL: @i65_f32(-1) -> 0x60000000
// CALL: @i65_f32(0) -> 0.0
// CALL: @i65_f32(1) -> 1.0
// CALL: @i65_f32(100) -> 100.0
// CALL: @i65_f32(65519) -> 65519.0
// CALL: @i65_f32(65520) -> 65520.0
// CALL: @i65_f32(16777217) -> 16777216.0
// CALL: @i65_f32(16777219) -> 16777220.0
// CALL: @i65_f32(134217737) -> 134217744.0
// CALL: @i65_f32(18446744073709551615) -> 0x5F800000
// CALL-RANDOM: @i65_f32(_) count=10 seed=2
// CALL: @i128_f32(-170141183460469231731687303715884105728) -> 0x7F000000
// CALL: @i128_f32(-1) -> inf
// CALL: @i128_f32(0) -> 0.0
// CALL: @i128_f32(1) -> 1.0
// CALL: @i128_f32(100) -> 100.0
// CALL: @i128_f32(65519) -> 65519.0
// CALL: @i128_f32(65520) -> 65520.0
// CALL: @i128_f32(16777217) -> 16777216.0
// CALL: @i128_f32(16777219) -> 16777220.0
// CALL: @i128_f32(134217737) -> 134217744.0
// CALL: @i128_f32(170141183460469231731687303715884105727) -> 0x7F000000
// CALL-RANDOM: @i128_f32(_) count=10 seed=2
// CALL: @v3([1, -1, 0]) -> [1.0, 65535.0, 0.0]
// CALL: @nneg(127) -> 127.0
// CALL: @nneg(0) -> 0.0
// CALL: @nneg(-1) -> trap(branch-on-poison)
// CALL: @nneg(-128) -> trap(branch-on-poison)
