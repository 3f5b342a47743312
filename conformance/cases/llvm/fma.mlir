// RUN: %check %s
// llvm.intr.fma: product and sum, rounded once: next to 1.0, squared, minus the rounded square is the error of a product.
llvm.func @f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = llvm.intr.fma(%a, %b, %c) : (f16, f16, f16) -> f16
  llvm.return %r : f16
}
llvm.func @bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = llvm.intr.fma(%a, %b, %c) : (bf16, bf16, bf16) -> bf16
  llvm.return %r : bf16
}
llvm.func @f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = llvm.intr.fma(%a, %b, %c) : (f32, f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = llvm.intr.fma(%a, %b, %c) : (f64, f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = llvm.intr.fma(%a, %b, %c) : (f80, f80, f80) -> f80
  llvm.return %r : f80
}
llvm.func @f128(%a: f128, %b: f128, %c: f128) -> f128 {
  %r = llvm.intr.fma(%a, %b, %c) : (f128, f128, f128) -> f128
  llvm.return %r : f128
}
llvm.func @v2(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %r = llvm.intr.fma(%a, %b, %c) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  llvm.return %r : vector<2xf32>
}
// CALL: @f16(1.0009765625, 1.0009765625, -1.001953125) -> 0x0010
// CALL: @f16(0x3555, 10.0, 1.0) -> 4.33203125
// CALL: @f16(65504.0, 10.0, -65504.0) -> inf
// CALL: @f16(65504.0, 65504.0, -inf) -> -inf
// CALL: @f16(0.0, inf, 1.0) -> nan
// CALL: @f16(inf, 1.0, -inf) -> nan
// CALL: @f16(0x0001, 0x0001, 1.0) -> 1.0
// CALL: @f16(-1.5, -1.5, -0.0) -> 2.25
// CALL: @f16(0.0, -1.5, 0.0) -> 0.0
// CALL: @f16(-0.0, 1.0, -0.0) -> -0.0
// CALL: @f16(nan, 1.0, 1.0) -> nan
// CALL: @f16(0x3555, 5.0, -1.5) -> 0x3152
// CALL: @f16(0x1000, 0.5, 1.0) -> 1.0
// CALL: @bf16(1.0078125, 1.0078125, -1.015625) -> 0x3880
// CALL: @bf16(0.333984375, 10.0, 1.0) -> 4.34375
// CALL: @bf16(0x7F7F, 10.0, 0xFF7F) -> inf
// CALL: @bf16(0x7F7F, 0x7F7F, -inf) -> -inf
// CALL: @bf16(0.0, inf, 1.0) -> nan
// CALL: @bf16(inf, 1.0, -inf) -> nan
// CALL: @bf16(0x0001, 0x0001, 1.0) -> 1.0
// CALL: @bf16(-1.5, -1.5, -0.0) -> 2.25
// CALL: @bf16(0.0, -1.5, 0.0) -> 0.0
// CALL: @bf16(-0.0, 1.0, -0.0) -> -0.0
// CALL: @bf16(nan, 1.0, 1.0) -> nan
// CALL: @bf16(0.333984375, 5.0, -1.5) -> 0.169921875
// CALL: @bf16(0.00390625, 0.5, 1.0) -> 1.0
// CALL: @f32(0x3F800001, 0x3F800001, 0xBF800002) -> 0x28800000
// CALL: @f32(0x3EAAAAAB, 10.0, 1.0) -> 0x408AAAAB
// CALL: @f32(0x7F7FFFFF, 10.0, 0xFF7FFFFF) -> inf
// CALL: @f32(0x7F7FFFFF, 0x7F7FFFFF, -inf) -> -inf
// CALL: @f32(0.0, inf, 1.0) -> nan
// CALL: @f32(inf, 1.0, -inf) -> nan
// CALL: @f32(0x00000001, 0x00000001, 1.0) -> 1.0
// CALL: @f32(-1.5, -1.5, -0.0) -> 2.25
// CALL: @f32(0.0, -1.5, 0.0) -> 0.0
// CALL: @f32(-0.0, 1.0, -0.0) -> -0.0
// CALL: @f32(nan, 1.0, 1.0) -> nan
// CALL: @f32(0x3EAAAAAB, 5.0, -1.5) -> 0x3E2AAAAE
// CALL: @f32(0x33800000, 0.5, 1.0) -> 1.0
// CALL: @f64(0x3FF0000000000001, 0x3FF0000000000001, 0xBFF0000000000002) -> 0x3970000000000000
// CALL: @f64(0x3FD5555555555555, 10.0, 1.0) -> 0x4011555555555555
// CALL: @f64(0x7FEFFFFFFFFFFFFF, 10.0, 0xFFEFFFFFFFFFFFFF) -> inf
// CALL: @f64(0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF, -inf) -> -inf
// CALL: @f64(0.0, inf, 1.0) -> nan
// CALL: @f64(inf, 1.0, -inf) -> nan
// CALL: @f64(0x0000000000000001, 0x0000000000000001, 1.0) -> 1.0
// CALL: @f64(-1.5, -1.5, -0.0) -> 2.25
// CALL: @f64(0.0, -1.5, 0.0) -> 0.0
// CALL: @f64(-0.0, 1.0, -0.0) -> -0.0
// CALL: @f64(nan, 1.0, 1.0) -> nan
// CALL: @f64(0x3FD5555555555555, 5.0, -1.5) -> 0x3FC5555555555552
// CALL: @f64(0x3CA0000000000000, 0.5, 1.0) -> 1.0
// CALL: @f80(0x3FFF8000000000000001, 0x3FFF8000000000000001, 0xBFFF8000000000000002) -> 0x3F818000000000000000
// CALL: @f80(0x3FFDAAAAAAAAAAAAAAAB, 10.0, 1.0) -> 0x40018AAAAAAAAAAAAAAB
// CALL: @f80(0x7FFEFFFFFFFFFFFFFFFF, 10.0, 0xFFFEFFFFFFFFFFFFFFFF) -> inf
// CALL: @f80(0x7FFEFFFFFFFFFFFFFFFF, 0x7FFEFFFFFFFFFFFFFFFF, -inf) -> -inf
// CALL: @f80(0.0, inf, 1.0) -> nan
// CALL: @f80(inf, 1.0, -inf) -> nan
// CALL: @f80(0x00000000000000000001, 0x00000000000000000001, 1.0) -> 1.0
// CALL: @f80(-1.5, -1.5, -0.0) -> 2.25
// CALL: @f80(0.0, -1.5, 0.0) -> 0.0
// CALL: @f80(-0.0, 1.0, -0.0) -> -0.0
// CALL: @f80(nan, 1.0, 1.0) -> nan
// CALL: @f80(0x3FFDAAAAAAAAAAAAAAAB, 5.0, -1.5) -> 0x3FFCAAAAAAAAAAAAAAAE
// CALL: @f80(0x3FBF8000000000000000, 0.5, 1.0) -> 1.0
// CALL: @f128(0x3FFF0000000000000000000000000001, 0x3FFF0000000000000000000000000001, 0xBFFF0000000000000000000000000002) -> 0x3F1F0000000000000000000000000000
// CALL: @f128(0x3FFD5555555555555555555555555555, 10.0, 1.0) -> 0x40011555555555555555555555555555
// CALL: @f128(0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 10.0, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF) -> inf
// CALL: @f128(0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, -inf) -> -inf
// CALL: @f128(0.0, inf, 1.0) -> nan
// CALL: @f128(inf, 1.0, -inf) -> nan
// CALL: @f128(0x00000000000000000000000000000001, 0x00000000000000000000000000000001, 1.0) -> 1.0
// CALL: @f128(-1.5, -1.5, -0.0) -> 2.25
// CALL: @f128(0.0, -1.5, 0.0) -> 0.0
// CALL: @f128(-0.0, 1.0, -0.0) -> -0.0
// CALL: @f128(nan, 1.0, 1.0) -> nan
// CALL: @f128(0x3FFD5555555555555555555555555555, 5.0, -1.5) -> 0x3FFC5555555555555555555555555552
// CALL: @f128(0x3F8E0000000000000000000000000000, 0.5, 1.0) -> 1.0
// CALL: @v2([0x3F800001, 2.0], [0x3F800001, 3.0], [0xBF800002, 4.0]) -> [0x28800000, 10.0]
