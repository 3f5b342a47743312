// RUN: %check %s
// llvm.intr.copysign: the magnitude of the first with the sign of the second, whatever they are.
llvm.func @f16(%a: f16, %b: f16) -> f16 {
  %r = llvm.intr.copysign(%a, %b) : (f16, f16) -> f16
  llvm.return %r : f16
}
llvm.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = llvm.intr.copysign(%a, %b) : (bf16, bf16) -> bf16
  llvm.return %r : bf16
}
llvm.func @f32(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.copysign(%a, %b) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @f64(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.copysign(%a, %b) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @f80(%a: f80, %b: f80) -> f80 {
  %r = llvm.intr.copysign(%a, %b) : (f80, f80) -> f80
  llvm.return %r : f80
}
llvm.func @f128(%a: f128, %b: f128) -> f128 {
  %r = llvm.intr.copysign(%a, %b) : (f128, f128) -> f128
  llvm.return %r : f128
}
llvm.func @nan_bits(%a: f64, %b: f64) -> i64 {
  %r = llvm.intr.copysign(%a, %b) : (f64, f64) -> f64
  %c = llvm.bitcast %r : f64 to i64
  llvm.return %c : i64
}
// CALL: @f16(1.0, -1.5) -> -1.0
// CALL: @f16(-1.5, 1.0) -> 1.5
// CALL: @f16(-1.5, -0.0) -> -1.5
// CALL: @f16(0.0, -inf) -> -0.0
// CALL: @f16(-inf, 0.0) -> inf
// CALL: @f16(0x3555, -65504.0) -> 0xB555
// CALL: @f16(nan, -1.5) -> nan
// CALL: @f16(0x0001, -1.5) -> 0x8001
// CALL: @bf16(1.0, -1.5) -> -1.0
// CALL: @bf16(-1.5, 1.0) -> 1.5
// CALL: @bf16(-1.5, -0.0) -> -1.5
// CALL: @bf16(0.0, -inf) -> -0.0
// CALL: @bf16(-inf, 0.0) -> inf
// CALL: @bf16(0.333984375, 0xFF7F) -> -0.333984375
// CALL: @bf16(nan, -1.5) -> nan
// CALL: @bf16(0x0001, -1.5) -> 0x8001
// CALL: @f32(1.0, -1.5) -> -1.0
// CALL: @f32(-1.5, 1.0) -> 1.5
// CALL: @f32(-1.5, -0.0) -> -1.5
// CALL: @f32(0.0, -inf) -> -0.0
// CALL: @f32(-inf, 0.0) -> inf
// CALL: @f32(0x3EAAAAAB, 0xFF7FFFFF) -> 0xBEAAAAAB
// CALL: @f32(nan, -1.5) -> nan
// CALL: @f32(0x00000001, -1.5) -> 0x80000001
// CALL: @f64(1.0, -1.5) -> -1.0
// CALL: @f64(-1.5, 1.0) -> 1.5
// CALL: @f64(-1.5, -0.0) -> -1.5
// CALL: @f64(0.0, -inf) -> -0.0
// CALL: @f64(-inf, 0.0) -> inf
// CALL: @f64(0x3FD5555555555555, 0xFFEFFFFFFFFFFFFF) -> 0xBFD5555555555555
// CALL: @f64(nan, -1.5) -> nan
// CALL: @f64(0x0000000000000001, -1.5) -> 0x8000000000000001
// CALL: @f80(1.0, -1.5) -> -1.0
// CALL: @f80(-1.5, 1.0) -> 1.5
// CALL: @f80(-1.5, -0.0) -> -1.5
// CALL: @f80(0.0, -inf) -> -0.0
// CALL: @f80(-inf, 0.0) -> inf
// CALL: @f80(0x3FFDAAAAAAAAAAAAAAAB, 0xFFFEFFFFFFFFFFFFFFFF) -> 0xBFFDAAAAAAAAAAAAAAAB
// CALL: @f80(nan, -1.5) -> nan
// CALL: @f80(0x00000000000000000001, -1.5) -> 0x80000000000000000001
// CALL: @f128(1.0, -1.5) -> -1.0
// CALL: @f128(-1.5, 1.0) -> 1.5
// CALL: @f128(-1.5, -0.0) -> -1.5
// CALL: @f128(0.0, -inf) -> -0.0
// CALL: @f128(-inf, 0.0) -> inf
// CALL: @f128(0x3FFD5555555555555555555555555555, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF) -> 0xBFFD5555555555555555555555555555
// CALL: @f128(nan, -1.5) -> nan
// CALL: @f128(0x00000000000000000000000000000001, -1.5) -> 0x80000000000000000000000000000001
// CALL: @nan_bits(0x7FF8000000000005, -0.0) -> -2251799813685243
// CALL: @nan_bits(1.0, 0xFFF8000000000000) -> -4616189618054758400
// CALL: @nan_bits(1.0, 0x7FF8000000000000) -> 4607182418800017408
