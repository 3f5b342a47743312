// RUN: %check %s
// llvm.fdiv: the quotient, rounded once to nearest even; by zero it is infinite or NaN.
llvm.func @f16(%a: f16, %b: f16) -> f16 {
  %r = llvm.fdiv %a, %b : f16
  llvm.return %r : f16
}
llvm.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = llvm.fdiv %a, %b : bf16
  llvm.return %r : bf16
}
llvm.func @f32(%a: f32, %b: f32) -> f32 {
  %r = llvm.fdiv %a, %b : f32
  llvm.return %r : f32
}
llvm.func @f64(%a: f64, %b: f64) -> f64 {
  %r = llvm.fdiv %a, %b : f64
  llvm.return %r : f64
}
llvm.func @f80(%a: f80, %b: f80) -> f80 {
  %r = llvm.fdiv %a, %b : f80
  llvm.return %r : f80
}
llvm.func @f128(%a: f128, %b: f128) -> f128 {
  %r = llvm.fdiv %a, %b : f128
  llvm.return %r : f128
}
llvm.func @v3f32(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = llvm.fdiv %a, %b : vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @v2f64(%a: vector<2xf64>, %b: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.fdiv %a, %b : vector<2xf64>
  llvm.return %r : vector<2xf64>
}
llvm.func @nnan(%a: f32, %b: f32) -> f32 {
  %r = llvm.fdiv %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
llvm.func @ninf(%a: f32, %b: f32) -> f32 {
  %r = llvm.fdiv %a, %b {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
// CALL: @f16(1.0, 0x3555) -> 3.0
// CALL: @f16(10.0, 0x3555) -> 30.0
// CALL: @f16(1.0, 0.0) -> inf
// CALL: @f16(-1.5, 0.0) -> -inf
// CALL: @f16(0.0, 0.0) -> nan
// CALL: @f16(inf, inf) -> nan
// CALL: @f16(1.0, inf) -> 0.0
// CALL: @f16(0x0001, 0.5) -> 0x0002
// CALL: @f16(0x0001, 5.0) -> 0.0
// CALL: @f16(65504.0, 0.5) -> inf
// CALL: @f16(7.0, 5.0) -> 1.400390625
// CALL: @f16(nan, 1.0) -> nan
// CALL: @f16(1.0, -0.0) -> -inf
// CALL: @f16(-inf, -1.5) -> inf
// CALL-RANDOM: @f16(_, _) count=10 seed=1
// CALL: @bf16(1.0, 0.333984375) -> 3.0
// CALL: @bf16(10.0, 0.333984375) -> 30.0
// CALL: @bf16(1.0, 0.0) -> inf
// CALL: @bf16(-1.5, 0.0) -> -inf
// CALL: @bf16(0.0, 0.0) -> nan
// CALL: @bf16(inf, inf) -> nan
// CALL: @bf16(1.0, inf) -> 0.0
// CALL: @bf16(0x0001, 0.5) -> 0x0002
// CALL: @bf16(0x0001, 5.0) -> 0.0
// CALL: @bf16(0x7F7F, 0.5) -> inf
// CALL: @bf16(7.0, 5.0) -> 1.3984375
// CALL: @bf16(nan, 1.0) -> nan
// CALL: @bf16(1.0, -0.0) -> -inf
// CALL: @bf16(-inf, -1.5) -> inf
// CALL-RANDOM: @bf16(_, _) count=10 seed=1
// CALL: @f32(1.0, 0x3EAAAAAB) -> 3.0
// CALL: @f32(10.0, 0x3EAAAAAB) -> 30.0
// CALL: @f32(1.0, 0.0) -> inf
// CALL: @f32(-1.5, 0.0) -> -inf
// CALL: @f32(0.0, 0.0) -> nan
// CALL: @f32(inf, inf) -> nan
// CALL: @f32(1.0, inf) -> 0.0
// CALL: @f32(0x00000001, 0.5) -> 0x00000002
// CALL: @f32(0x00000001, 5.0) -> 0.0
// CALL: @f32(0x7F7FFFFF, 0.5) -> inf
// CALL: @f32(7.0, 5.0) -> 0x3FB33333
// CALL: @f32(nan, 1.0) -> nan
// CALL: @f32(1.0, -0.0) -> -inf
// CALL: @f32(-inf, -1.5) -> inf
// CALL-RANDOM: @f32(_, _) count=10 seed=1
// CALL: @f64(1.0, 0x3FD5555555555555) -> 3.0
// CALL: @f64(10.0, 0x3FD5555555555555) -> 30.0
// CALL: @f64(1.0, 0.0) -> inf
// CALL: @f64(-1.5, 0.0) -> -inf
// CALL: @f64(0.0, 0.0) -> nan
// CALL: @f64(inf, inf) -> nan
// CALL: @f64(1.0, inf) -> 0.0
// CALL: @f64(0x0000000000000001, 0.5) -> 0x0000000000000002
// CALL: @f64(0x0000000000000001, 5.0) -> 0.0
// CALL: @f64(0x7FEFFFFFFFFFFFFF, 0.5) -> inf
// CALL: @f64(7.0, 5.0) -> 0x3FF6666666666666
// CALL: @f64(nan, 1.0) -> nan
// CALL: @f64(1.0, -0.0) -> -inf
// CALL: @f64(-inf, -1.5) -> inf
// CALL-RANDOM: @f64(_, _) count=10 seed=1
// CALL: @f80(1.0, 0x3FFDAAAAAAAAAAAAAAAB) -> 3.0
// CALL: @f80(10.0, 0x3FFDAAAAAAAAAAAAAAAB) -> 30.0
// CALL: @f80(1.0, 0.0) -> inf
// CALL: @f80(-1.5, 0.0) -> -inf
// CALL: @f80(0.0, 0.0) -> nan
// CALL: @f80(inf, inf) -> nan
// CALL: @f80(1.0, inf) -> 0.0
// CALL: @f80(0x00000000000000000001, 0.5) -> 0x00000000000000000002
// CALL: @f80(0x00000000000000000001, 5.0) -> 0.0
// CALL: @f80(0x7FFEFFFFFFFFFFFFFFFF, 0.5) -> inf
// CALL: @f80(7.0, 5.0) -> 0x3FFFB333333333333333
// CALL: @f80(nan, 1.0) -> nan
// CALL: @f80(1.0, -0.0) -> -inf
// CALL: @f80(-inf, -1.5) -> inf
// CALL-RANDOM: @f80(_, _) count=10 seed=1
// CALL: @f128(1.0, 0x3FFD5555555555555555555555555555) -> 3.0
// CALL: @f128(10.0, 0x3FFD5555555555555555555555555555) -> 30.0
// CALL: @f128(1.0, 0.0) -> inf
// CALL: @f128(-1.5, 0.0) -> -inf
// CALL: @f128(0.0, 0.0) -> nan
// CALL: @f128(inf, inf) -> nan
// CALL: @f128(1.0, inf) -> 0.0
// CALL: @f128(0x00000000000000000000000000000001, 0.5) -> 0x00000000000000000000000000000002
// CALL: @f128(0x00000000000000000000000000000001, 5.0) -> 0.0
// CALL: @f128(0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0.5) -> inf
// CALL: @f128(7.0, 5.0) -> 0x3FFF6666666666666666666666666666
// CALL: @f128(nan, 1.0) -> nan
// CALL: @f128(1.0, -0.0) -> -inf
// CALL: @f128(-inf, -1.5) -> inf
// CALL-RANDOM: @f128(_, _) count=10 seed=1
// CALL: @v3f32([1.0, 10.0, 1.0], [0x3EAAAAAB, 0x3EAAAAAB, 0.0]) -> [3.0, 30.0, inf]
// CALL: @v3f32([-1.5, 0.0, inf], [0.0, 0.0, inf]) -> [-inf, nan, nan]
// CALL: @v2f64([1.0, 10.0], [0x3FD5555555555555, 0x3FD5555555555555]) -> [3.0, 30.0]
// CALL: @v2f64([1.0, -1.5], [0.0, 0.0]) -> [inf, -inf]
// CALL: @nnan(1.0, 0x3EAAAAAB) -> 3.0
// CALL: @nnan(10.0, 0x3EAAAAAB) -> 30.0
// CALL: @nnan(1.0, 0.0) -> inf
// CALL: @nnan(-1.5, 0.0) -> -inf
// CALL: @nnan(0.0, 0.0) -> trap(branch-on-poison)
// CALL: @nnan(inf, inf) -> trap(branch-on-poison)
// CALL: @nnan(1.0, inf) -> 0.0
// CALL: @nnan(0x00000001, 0.5) -> 0x00000002
// CALL: @nnan(0x00000001, 5.0) -> 0.0
// CALL: @nnan(0x7F7FFFFF, 0.5) -> inf
// CALL: @nnan(7.0, 5.0) -> 0x3FB33333
// CALL: @nnan(nan, 1.0) -> trap(branch-on-poison)
// CALL: @nnan(1.0, -0.0) -> -inf
// CALL: @nnan(-inf, -1.5) -> inf
// CALL: @ninf(1.0, 0x3EAAAAAB) -> 3.0
// CALL: @ninf(10.0, 0x3EAAAAAB) -> 30.0
// CALL: @ninf(1.0, 0.0) -> trap(branch-on-poison)
// CALL: @ninf(-1.5, 0.0) -> trap(branch-on-poison)
// CALL: @ninf(0.0, 0.0) -> nan
// CALL: @ninf(inf, inf) -> trap(branch-on-poison)
// CALL: @ninf(1.0, inf) -> trap(branch-on-poison)
// CALL: @ninf(0x00000001, 0.5) -> 0x00000002
// CALL: @ninf(0x00000001, 5.0) -> 0.0
// CALL: @ninf(0x7F7FFFFF, 0.5) -> trap(branch-on-poison)
// CALL: @ninf(7.0, 5.0) -> 0x3FB33333
// CALL: @ninf(nan, 1.0) -> nan
// CALL: @ninf(1.0, -0.0) -> trap(branch-on-poison)
// CALL: @ninf(-inf, -1.5) -> trap(branch-on-poison)
