// RUN: %check %s
// llvm.fpext: the same number in a wider format, exactly.
llvm.func @f16_f32(%a: f16) -> f32 {
  %r = llvm.fpext %a : f16 to f32
  llvm.return %r : f32
}
llvm.func @bf16_f32(%a: bf16) -> f32 {
  %r = llvm.fpext %a : bf16 to f32
  llvm.return %r : f32
}
llvm.func @f16_f64(%a: f16) -> f64 {
  %r = llvm.fpext %a : f16 to f64
  llvm.return %r : f64
}
llvm.func @bf16_f64(%a: bf16) -> f64 {
  %r = llvm.fpext %a : bf16 to f64
  llvm.return %r : f64
}
llvm.func @f32_f64(%a: f32) -> f64 {
  %r = llvm.fpext %a : f32 to f64
  llvm.return %r : f64
}
llvm.func @f32_f80(%a: f32) -> f80 {
  %r = llvm.fpext %a : f32 to f80
  llvm.return %r : f80
}
llvm.func @f64_f80(%a: f64) -> f80 {
  %r = llvm.fpext %a : f64 to f80
  llvm.return %r : f80
}
llvm.func @f64_f128(%a: f64) -> f128 {
  %r = llvm.fpext %a : f64 to f128
  llvm.return %r : f128
}
llvm.func @f80_f128(%a: f80) -> f128 {
  %r = llvm.fpext %a : f80 to f128
  llvm.return %r : f128
}
llvm.func @f16_f128(%a: f16) -> f128 {
  %r = llvm.fpext %a : f16 to f128
  llvm.return %r : f128
}
llvm.func @v3(%a: vector<3xf16>) -> vector<3xf32> {
  %r = llvm.fpext %a : vector<3xf16> to vector<3xf32>
  llvm.return %r : vector<3xf32>
}
// CALL: @f16_f32(0.0) -> 0.0
// CALL: @f16_f32(-0.0) -> -0.0
// CALL: @f16_f32(-1.5) -> -1.5
// CALL: @f16_f32(0x3555) -> 0x3EAAA000
// CALL: @f16_f32(65504.0) -> 65504.0
// CALL: @f16_f32(0x0001) -> 0x33800000
// CALL: @f16_f32(0x0400) -> 0x38800000
// CALL: @f16_f32(-inf) -> -inf
// CALL: @f16_f32(nan) -> nan
// CALL: @bf16_f32(0.0) -> 0.0
// CALL: @bf16_f32(-0.0) -> -0.0
// CALL: @bf16_f32(-1.5) -> -1.5
// CALL: @bf16_f32(0.333984375) -> 0.333984375
// CALL: @bf16_f32(0x7F7F) -> 0x7F7F0000
// CALL: @bf16_f32(0x0001) -> 0x00010000
// CALL: @bf16_f32(0x0080) -> 0x00800000
// CALL: @bf16_f32(-inf) -> -inf
// CALL: @bf16_f32(nan) -> nan
// CALL: @f16_f64(0.0) -> 0.0
// CALL: @f16_f64(-0.0) -> -0.0
// CALL: @f16_f64(-1.5) -> -1.5
// CALL: @f16_f64(0x3555) -> 0x3FD5540000000000
// CALL: @f16_f64(65504.0) -> 65504.0
// CALL: @f16_f64(0x0001) -> 0x3E70000000000000
// CALL: @f16_f64(0x0400) -> 0x3F10000000000000
// CALL: @f16_f64(-inf) -> -inf
// CALL: @f16_f64(nan) -> nan
// CALL: @bf16_f64(0.0) -> 0.0
// CALL: @bf16_f64(-0.0) -> -0.0
// CALL: @bf16_f64(-1.5) -> -1.5
// CALL: @bf16_f64(0.333984375) -> 0.333984375
// CALL: @bf16_f64(0x7F7F) -> 0x47EFE00000000000
// CALL: @bf16_f64(0x0001) -> 0x37A0000000000000
// CALL: @bf16_f64(0x0080) -> 0x3810000000000000
// CALL: @bf16_f64(-inf) -> -inf
// CALL: @bf16_f64(nan) -> nan
// CALL: @f32_f64(0.0) -> 0.0
// CALL: @f32_f64(-0.0) -> -0.0
// CALL: @f32_f64(-1.5) -> -1.5
// CALL: @f32_f64(0x3EAAAAAB) -> 0x3FD5555560000000
// CALL: @f32_f64(0x7F7FFFFF) -> 0x47EFFFFFE0000000
// CALL: @f32_f64(0x00000001) -> 0x36A0000000000000
// CALL: @f32_f64(0x00800000) -> 0x3810000000000000
// CALL: @f32_f64(-inf) -> -inf
// CALL: @f32_f64(nan) -> nan
// CALL: @f32_f80(0.0) -> 0.0
// CALL: @f32_f80(-0.0) -> -0.0
// CALL: @f32_f80(-1.5) -> -1.5
// CALL: @f32_f80(0x3EAAAAAB) -> 0x3FFDAAAAAB0000000000
// CALL: @f32_f80(0x7F7FFFFF) -> 0x407EFFFFFF0000000000
// CALL: @f32_f80(0x00000001) -> 0x3F6A8000000000000000
// CALL: @f32_f80(0x00800000) -> 0x3F818000000000000000
// CALL: @f32_f80(-inf) -> -inf
// CALL: @f32_f80(nan) -> nan
// CALL: @f64_f80(0.0) -> 0.0
// CALL: @f64_f80(-0.0) -> -0.0
// CALL: @f64_f80(-1.5) -> -1.5
// CALL: @f64_f80(0x3FD5555555555555) -> 0x3FFDAAAAAAAAAAAAA800
// CALL: @f64_f80(0x7FEFFFFFFFFFFFFF) -> 0x43FEFFFFFFFFFFFFF800
// CALL: @f64_f80(0x0000000000000001) -> 0x3BCD8000000000000000
// CALL: @f64_f80(0x0010000000000000) -> 0x3C018000000000000000
// CALL: @f64_f80(-inf) -> -inf
// CALL: @f64_f80(nan) -> nan
// CALL: @f64_f128(0.0) -> 0.0
// CALL: @f64_f128(-0.0) -> -0.0
// CALL: @f64_f128(-1.5) -> -1.5
// CALL: @f64_f128(0x3FD5555555555555) -> 0x3FFD5555555555555000000000000000
// CALL: @f64_f128(0x7FEFFFFFFFFFFFFF) -> 0x43FEFFFFFFFFFFFFF000000000000000
// CALL: @f64_f128(0x0000000000000001) -> 0x3BCD0000000000000000000000000000
// CALL: @f64_f128(0x0010000000000000) -> 0x3C010000000000000000000000000000
// CALL: @f64_f128(-inf) -> -inf
// CALL: @f64_f128(nan) -> nan
// CALL: @f80_f128(0.0) -> 0.0
// CALL: @f80_f128(-0.0) -> -0.0
// CALL: @f80_f128(-1.5) -> -1.5
// CALL: @f80_f128(0x3FFDAAAAAAAAAAAAAAAB) -> 0x3FFD5555555555555556000000000000
// CALL: @f80_f128(0x7FFEFFFFFFFFFFFFFFFF) -> 0x7FFEFFFFFFFFFFFFFFFE000000000000
// CALL: @f80_f128(0x00000000000000000001) -> 0x00000000000000000002000000000000
// CALL: @f80_f128(0x00018000000000000000) -> 0x00010000000000000000000000000000
// CALL: @f80_f128(-inf) -> -inf
// CALL: @f80_f128(nan) -> nan
// CALL: @f16_f128(0.0) -> 0.0
// CALL: @f16_f128(-0.0) -> -0.0
// CALL: @f16_f128(-1.5) -> -1.5
// CALL: @f16_f128(0x3555) -> 0x3FFD5540000000000000000000000000
// CALL: @f16_f128(65504.0) -> 65504.0
// CALL: @f16_f128(0x0001) -> 0x3FE70000000000000000000000000000
// CALL: @f16_f128(0x0400) -> 0x3FF10000000000000000000000000000
// CALL: @f16_f128(-inf) -> -inf
// CALL: @f16_f128(nan) -> nan
// CALL: @v3([1.5, -0.0, inf]) -> [1.5, -0.0, inf]
