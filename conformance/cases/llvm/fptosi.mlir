// RUN: %check %s
// llvm.fptosi: towards zero; poison if what is left does not fit, or of NaN and infinities.
llvm.func @f32_i8(%a: f32) -> i8 {
  %r = llvm.fptosi %a : f32 to i8
  llvm.return %r : i8
}
llvm.func @f16_i32(%a: f16) -> i32 {
  %r = llvm.fptosi %a : f16 to i32
  llvm.return %r : i32
}
llvm.func @f64_i64(%a: f64) -> i64 {
  %r = llvm.fptosi %a : f64 to i64
  llvm.return %r : i64
}
llvm.func @f64_i24(%a: f64) -> i24 {
  %r = llvm.fptosi %a : f64 to i24
  llvm.return %r : i24
}
llvm.func @f80_i64(%a: f80) -> i64 {
  %r = llvm.fptosi %a : f80 to i64
  llvm.return %r : i64
}
llvm.func @f32_i65(%a: f32) -> i65 {
  %r = llvm.fptosi %a : f32 to i65
  llvm.return %r : i65
}
llvm.func @f64_i1(%a: f64) -> i1 {
  %r = llvm.fptosi %a : f64 to i1
  llvm.return %r : i1
}
llvm.func @bf16_i16(%a: bf16) -> i16 {
  %r = llvm.fptosi %a : bf16 to i16
  llvm.return %r : i16
}
llvm.func @f128_i64(%a: f128) -> i64 {
  %r = llvm.fptosi %a : f128 to i64
  llvm.return %r : i64
}
llvm.func @poison_f64_i8(%a: f64) -> i8 {
  %r = llvm.fptosi %a : f64 to i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %c = llvm.icmp "eq" %r, %z : i8
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i8
}
llvm.func @poison_f32_i65(%a: f32) -> i65 {
  %r = llvm.fptosi %a : f32 to i65
  %z = llvm.mlir.constant(0 : i65) : i65
  %c = llvm.icmp "eq" %r, %z : i65
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : i65
}
llvm.func @v3(%a: vector<3xf32>) -> vector<3xi16> {
  %r = llvm.fptosi %a : vector<3xf32> to vector<3xi16>
  llvm.return %r : vector<3xi16>
}
// CALL: @f32_i8(0.0) -> 0
// CALL: @f32_i8(1.0) -> 1
// CALL: @f32_i8(-1.0) -> -1
// CALL: @f32_i8(0.5) -> 0
// CALL: @f32_i8(-0.5) -> 0
// CALL: @f32_i8(0xBF666666) -> 0
// CALL: @f32_i8(0x3FF33333) -> 1
// CALL: @f32_i8(127.0) -> 127
// CALL: @f32_i8(127.5) -> 127
// CALL: @f32_i8(-128.0) -> -128
// CALL: @f32_i8(-128.5) -> -128
// CALL: @f32_i8(100.0) -> 100
// CALL: @f32_i8(-100.0) -> -100
// CALL: @f32_i8(64.0) -> 64
// CALL: @f16_i32(0.0) -> 0
// CALL: @f16_i32(1.0) -> 1
// CALL: @f16_i32(-1.0) -> -1
// CALL: @f16_i32(0.5) -> 0
// CALL: @f16_i32(-0.5) -> 0
// CALL: @f16_i32(0xBB33) -> 0
// CALL: @f16_i32(1.900390625) -> 1
// CALL: @f16_i32(100.0) -> 100
// CALL: @f16_i32(-100.0) -> -100
// CALL: @f64_i64(0.0) -> 0
// CALL: @f64_i64(1.0) -> 1
// CALL: @f64_i64(-1.0) -> -1
// CALL: @f64_i64(0.5) -> 0
// CALL: @f64_i64(-0.5) -> 0
// CALL: @f64_i64(0xBFECCCCCCCCCCCCD) -> 0
// CALL: @f64_i64(0x3FFE666666666666) -> 1
// CALL: @f64_i64(0xC3E0000000000000) -> -9223372036854775808
// CALL: @f64_i64(100.0) -> 100
// CALL: @f64_i64(-100.0) -> -100
// CALL: @f64_i64(0x43D0000000000000) -> 4611686018427387904
// CALL: @f64_i24(0.0) -> 0
// CALL: @f64_i24(1.0) -> 1
// CALL: @f64_i24(-1.0) -> -1
// CALL: @f64_i24(0.5) -> 0
// CALL: @f64_i24(-0.5) -> 0
// CALL: @f64_i24(0xBFECCCCCCCCCCCCD) -> 0
// CALL: @f64_i24(0x3FFE666666666666) -> 1
// CALL: @f64_i24(8388607.0) -> 8388607
// CALL: @f64_i24(8388607.5) -> 8388607
// CALL: @f64_i24(-8388608.0) -> -8388608
// CALL: @f64_i24(-8388608.5) -> -8388608
// CALL: @f64_i24(100.0) -> 100
// CALL: @f64_i24(-100.0) -> -100
// CALL: @f64_i24(4194304.0) -> 4194304
// CALL: @f80_i64(0.0) -> 0
// CALL: @f80_i64(1.0) -> 1
// CALL: @f80_i64(-1.0) -> -1
// CALL: @f80_i64(0.5) -> 0
// CALL: @f80_i64(-0.5) -> 0
// CALL: @f80_i64(0xBFFEE666666666666666) -> 0
// CALL: @f80_i64(0x3FFFF333333333333333) -> 1
// CALL: @f80_i64(0x403DFFFFFFFFFFFFFFFE) -> 9223372036854775807
// CALL: @f80_i64(0x403DFFFFFFFFFFFFFFFF) -> 9223372036854775807
// CALL: @f80_i64(0xC03E8000000000000000) -> -9223372036854775808
// CALL: @f80_i64(100.0) -> 100
// CALL: @f80_i64(-100.0) -> -100
// CALL: @f80_i64(0x403D8000000000000000) -> 4611686018427387904
// CALL: @f32_i65(0.0) -> 0
// CALL: @f32_i65(1.0) -> 1
// CALL: @f32_i65(-1.0) -> -1
// CALL: @f32_i65(0.5) -> 0
// CALL: @f32_i65(-0.5) -> 0
// CALL: @f32_i65(0xBF666666) -> 0
// CALL: @f32_i65(0x3FF33333) -> 1
// CALL: @f32_i65(0xDF800000) -> -18446744073709551616
// CALL: @f32_i65(100.0) -> 100
// CALL: @f32_i65(-100.0) -> -100
// CALL: @f32_i65(0x5F000000) -> 9223372036854775808
// CALL: @f64_i1(0.0) -> false
// CALL: @f64_i1(-1.0) -> true
// CALL: @f64_i1(0.5) -> false
// CALL: @f64_i1(-0.5) -> false
// CALL: @f64_i1(0xBFECCCCCCCCCCCCD) -> false
// CALL: @f64_i1(-1.5) -> true
// CALL: @bf16_i16(0.0) -> 0
// CALL: @bf16_i16(1.0) -> 1
// CALL: @bf16_i16(-1.0) -> -1
// CALL: @bf16_i16(0.5) -> 0
// CALL: @bf16_i16(-0.5) -> 0
// CALL: @bf16_i16(-0.8984375) -> 0
// CALL: @bf16_i16(1.8984375) -> 1
// CALL: @bf16_i16(-32768.0) -> -32768
// CALL: @bf16_i16(100.0) -> 100
// CALL: @bf16_i16(-100.0) -> -100
// CALL: @bf16_i16(16384.0) -> 16384
// CALL: @f128_i64(0.0) -> 0
// CALL: @f128_i64(1.0) -> 1
// CALL: @f128_i64(-1.0) -> -1
// CALL: @f128_i64(0.5) -> 0
// CALL: @f128_i64(-0.5) -> 0
// CALL: @f128_i64(0xBFFECCCCCCCCCCCCCCCCCCCCCCCCCCCD) -> 0
// CALL: @f128_i64(0x3FFFE666666666666666666666666666) -> 1
// CALL: @f128_i64(0x403DFFFFFFFFFFFFFFFC000000000000) -> 9223372036854775807
// CALL: @f128_i64(0x403DFFFFFFFFFFFFFFFE000000000000) -> 9223372036854775807
// CALL: @f128_i64(0xC03E0000000000000000000000000000) -> -9223372036854775808
// CALL: @f128_i64(0xC03E0000000000000001000000000000) -> -9223372036854775808
// CALL: @f128_i64(100.0) -> 100
// CALL: @f128_i64(-100.0) -> -100
// CALL: @f128_i64(0x403D0000000000000000000000000000) -> 4611686018427387904
// CALL: @poison_f64_i8(128.0) -> trap(branch-on-poison)
// CALL: @poison_f64_i8(-129.0) -> trap(branch-on-poison)
// CALL: @poison_f64_i8(127.0) -> 127
// CALL: @poison_f64_i8(-128.0) -> -128
// CALL: @poison_f64_i8(-0.5) -> 0
// CALL: @poison_f64_i8(nan) -> trap(branch-on-poison)
// CALL: @poison_f64_i8(inf) -> trap(branch-on-poison)
// CALL: @poison_f64_i8(-inf) -> trap(branch-on-poison)
// CALL: @poison_f32_i65(0x5F800000) -> trap(branch-on-poison)
// CALL: @poison_f32_i65(0xDF800000) -> -18446744073709551616
// CALL: @poison_f32_i65(0x5F800000) -> trap(branch-on-poison)
// CALL: @poison_f32_i65(0xDF800000) -> -18446744073709551616
// CALL: @poison_f32_i65(-0.5) -> 0
// CALL: @poison_f32_i65(nan) -> trap(branch-on-poison)
// CALL: @poison_f32_i65(inf) -> trap(branch-on-poison)
// CALL: @poison_f32_i65(-inf) -> trap(branch-on-poison)
// CALL: @v3([1.9, nan, 300.5]) -> [1, _, 300]
