// RUN: %check %s
// llvm.fadd: the sum, rounded once to nearest even.
llvm.func @f16(%a: f16, %b: f16) -> f16 {
  %r = llvm.fadd %a, %b : f16
  llvm.return %r : f16
}
llvm.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = llvm.fadd %a, %b : bf16
  llvm.return %r : bf16
}
llvm.func @f32(%a: f32, %b: f32) -> f32 {
  %r = llvm.fadd %a, %b : f32
  llvm.return %r : f32
}
llvm.func @f64(%a: f64, %b: f64) -> f64 {
  %r = llvm.fadd %a, %b : f64
  llvm.return %r : f64
}
llvm.func @f80(%a: f80, %b: f80) -> f80 {
  %r = llvm.fadd %a, %b : f80
  llvm.return %r : f80
}
llvm.func @f128(%a: f128, %b: f128) -> f128 {
  %r = llvm.fadd %a, %b : f128
  llvm.return %r : f128
}
llvm.func @v3f32(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = llvm.fadd %a, %b : vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @v2f64(%a: vector<2xf64>, %b: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.fadd %a, %b : vector<2xf64>
  llvm.return %r : vector<2xf64>
}
llvm.func @nnan(%a: f32, %b: f32) -> f32 {
  %r = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
llvm.func @ninf(%a: f32, %b: f32) -> f32 {
  %r = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
// CALL: @f16(1.0, 0x1000) -> 1.0
// CALL: @f16(1.0009765625, 0x1000) -> 1.001953125
// CALL: @f16(1.0, 0.0009765625) -> 1.0009765625
// CALL: @f16(65504.0, 65504.0) -> inf
// CALL: @f16(inf, -inf) -> nan
// CALL: @f16(nan, 1.0) -> nan
// CALL: @f16(0.0, -0.0) -> 0.0
// CALL: @f16(-0.0, -0.0) -> -0.0
// CALL: @f16(-1.5, -1.5) -> -3.0
// CALL: @f16(0x0001, 0x0001) -> 0x0002
// CALL: @f16(0x3555, 0x3555) -> 0x3955
// CALL: @f16(-inf, 1.0) -> -inf
// CALL: @f16(1.0, -1.5) -> -0.5
// CALL: @f16(65504.0, -65504.0) -> 0.0
// CALL-RANDOM: @f16(_, _) count=10 seed=1
// CALL: @bf16(1.0, 0.00390625) -> 1.0
// CALL: @bf16(1.0078125, 0.00390625) -> 1.015625
// CALL: @bf16(1.0, 0.0078125) -> 1.0078125
// CALL: @bf16(0x7F7F, 0x7F7F) -> inf
// CALL: @bf16(inf, -inf) -> nan
// CALL: @bf16(nan, 1.0) -> nan
// CALL: @bf16(0.0, -0.0) -> 0.0
// CALL: @bf16(-0.0, -0.0) -> -0.0
// CALL: @bf16(-1.5, -1.5) -> -3.0
// CALL: @bf16(0x0001, 0x0001) -> 0x0002
// CALL: @bf16(0.333984375, 0.333984375) -> 0.66796875
// CALL: @bf16(-inf, 1.0) -> -inf
// CALL: @bf16(1.0, -1.5) -> -0.5
// CALL: @bf16(0x7F7F, 0xFF7F) -> 0.0
// CALL-RANDOM: @bf16(_, _) count=10 seed=1
// CALL: @f32(1.0, 0x33800000) -> 1.0
// CALL: @f32(0x3F800001, 0x33800000) -> 0x3F800002
// CALL: @f32(1.0, 0x34000000) -> 0x3F800001
// CALL: @f32(0x7F7FFFFF, 0x7F7FFFFF) -> inf
// CALL: @f32(inf, -inf) -> nan
// CALL: @f32(nan, 1.0) -> nan
// CALL: @f32(0.0, -0.0) -> 0.0
// CALL: @f32(-0.0, -0.0) -> -0.0
// CALL: @f32(-1.5, -1.5) -> -3.0
// CALL: @f32(0x00000001, 0x00000001) -> 0x00000002
// CALL: @f32(0x3EAAAAAB, 0x3EAAAAAB) -> 0x3F2AAAAB
// CALL: @f32(-inf, 1.0) -> -inf
// CALL: @f32(1.0, -1.5) -> -0.5
// CALL: @f32(0x7F7FFFFF, 0xFF7FFFFF) -> 0.0
// CALL-RANDOM: @f32(_, _) count=10 seed=1
// CALL: @f64(1.0, 0x3CA0000000000000) -> 1.0
// CALL: @f64(0x3FF0000000000001, 0x3CA0000000000000) -> 0x3FF0000000000002
// CALL: @f64(1.0, 0x3CB0000000000000) -> 0x3FF0000000000001
// CALL: @f64(0x7FEFFFFFFFFFFFFF, 0x7FEFFFFFFFFFFFFF) -> inf
// CALL: @f64(inf, -inf) -> nan
// CALL: @f64(nan, 1.0) -> nan
// CALL: @f64(0.0, -0.0) -> 0.0
// CALL: @f64(-0.0, -0.0) -> -0.0
// CALL: @f64(-1.5, -1.5) -> -3.0
// CALL: @f64(0x0000000000000001, 0x0000000000000001) -> 0x0000000000000002
// CALL: @f64(0x3FD5555555555555, 0x3FD5555555555555) -> 0x3FE5555555555555
// CALL: @f64(-inf, 1.0) -> -inf
// CALL: @f64(1.0, -1.5) -> -0.5
// CALL: @f64(0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF) -> 0.0
// CALL-RANDOM: @f64(_, _) count=10 seed=1
// CALL: @f80(1.0, 0x3FBF8000000000000000) -> 1.0
// CALL: @f80(0x3FFF8000000000000001, 0x3FBF8000000000000000) -> 0x3FFF8000000000000002
// CALL: @f80(1.0, 0x3FC08000000000000000) -> 0x3FFF8000000000000001
// CALL: @f80(0x7FFEFFFFFFFFFFFFFFFF, 0x7FFEFFFFFFFFFFFFFFFF) -> inf
// CALL: @f80(inf, -inf) -> nan
// CALL: @f80(nan, 1.0) -> nan
// CALL: @f80(0.0, -0.0) -> 0.0
// CALL: @f80(-0.0, -0.0) -> -0.0
// CALL: @f80(-1.5, -1.5) -> -3.0
// CALL: @f80(0x00000000000000000001, 0x00000000000000000001) -> 0x00000000000000000002
// CALL: @f80(0x3FFDAAAAAAAAAAAAAAAB, 0x3FFDAAAAAAAAAAAAAAAB) -> 0x3FFEAAAAAAAAAAAAAAAB
// CALL: @f80(-inf, 1.0) -> -inf
// CALL: @f80(1.0, -1.5) -> -0.5
// CALL: @f80(0x7FFEFFFFFFFFFFFFFFFF, 0xFFFEFFFFFFFFFFFFFFFF) -> 0.0
// CALL-RANDOM: @f80(_, _) count=10 seed=1
// CALL: @f128(1.0, 0x3F8E0000000000000000000000000000) -> 1.0
// CALL: @f128(0x3FFF0000000000000000000000000001, 0x3F8E0000000000000000000000000000) -> 0x3FFF0000000000000000000000000002
// CALL: @f128(1.0, 0x3F8F0000000000000000000000000000) -> 0x3FFF0000000000000000000000000001
// CALL: @f128(0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF) -> inf
// CALL: @f128(inf, -inf) -> nan
// CALL: @f128(nan, 1.0) -> nan
// CALL: @f128(0.0, -0.0) -> 0.0
// CALL: @f128(-0.0, -0.0) -> -0.0
// CALL: @f128(-1.5, -1.5) -> -3.0
// CALL: @f128(0x00000000000000000000000000000001, 0x00000000000000000000000000000001) -> 0x00000000000000000000000000000002
// CALL: @f128(0x3FFD5555555555555555555555555555, 0x3FFD5555555555555555555555555555) -> 0x3FFE5555555555555555555555555555
// CALL: @f128(-inf, 1.0) -> -inf
// CALL: @f128(1.0, -1.5) -> -0.5
// CALL: @f128(0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF) -> 0.0
// CALL-RANDOM: @f128(_, _) count=10 seed=1
// CALL: @v3f32([1.0, 0x3F800001, 1.0], [0x33800000, 0x33800000, 0x34000000]) -> [1.0, 0x3F800002, 0x3F800001]
// CALL: @v3f32([0x7F7FFFFF, inf, nan], [0x7F7FFFFF, -inf, 1.0]) -> [inf, nan, nan]
// CALL: @v2f64([1.0, 0x3FF0000000000001], [0x3CA0000000000000, 0x3CA0000000000000]) -> [1.0, 0x3FF0000000000002]
// CALL: @v2f64([1.0, 0x7FEFFFFFFFFFFFFF], [0x3CB0000000000000, 0x7FEFFFFFFFFFFFFF]) -> [0x3FF0000000000001, inf]
// CALL: @nnan(1.0, 0x33800000) -> 1.0
// CALL: @nnan(0x3F800001, 0x33800000) -> 0x3F800002
// CALL: @nnan(1.0, 0x34000000) -> 0x3F800001
// CALL: @nnan(0x7F7FFFFF, 0x7F7FFFFF) -> inf
// CALL: @nnan(inf, -inf) -> trap(branch-on-poison)
// CALL: @nnan(nan, 1.0) -> trap(branch-on-poison)
// CALL: @nnan(0.0, -0.0) -> 0.0
// CALL: @nnan(-0.0, -0.0) -> -0.0
// CALL: @nnan(-1.5, -1.5) -> -3.0
// CALL: @nnan(0x00000001, 0x00000001) -> 0x00000002
// CALL: @nnan(0x3EAAAAAB, 0x3EAAAAAB) -> 0x3F2AAAAB
// CALL: @nnan(-inf, 1.0) -> -inf
// CALL: @nnan(1.0, -1.5) -> -0.5
// CALL: @nnan(0x7F7FFFFF, 0xFF7FFFFF) -> 0.0
// CALL: @ninf(1.0, 0x33800000) -> 1.0
// CALL: @ninf(0x3F800001, 0x33800000) -> 0x3F800002
// CALL: @ninf(1.0, 0x34000000) -> 0x3F800001
// CALL: @ninf(0x7F7FFFFF, 0x7F7FFFFF) -> trap(branch-on-poison)
// CALL: @ninf(inf, -inf) -> trap(branch-on-poison)
// CALL: @ninf(nan, 1.0) -> nan
// CALL: @ninf(0.0, -0.0) -> 0.0
// CALL: @ninf(-0.0, -0.0) -> -0.0
// CALL: @ninf(-1.5, -1.5) -> -3.0
// CALL: @ninf(0x00000001, 0x00000001) -> 0x00000002
// CALL: @ninf(0x3EAAAAAB, 0x3EAAAAAB) -> 0x3F2AAAAB
// CALL: @ninf(-inf, 1.0) -> trap(branch-on-poison)
// CALL: @ninf(1.0, -1.5) -> -0.5
// CALL: @ninf(0x7F7FFFFF, 0xFF7FFFFF) -> 0.0
