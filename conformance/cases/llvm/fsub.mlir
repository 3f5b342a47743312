// RUN: %check %s
// llvm.fsub: the difference, rounded once to nearest even.
llvm.func @f16(%a: f16, %b: f16) -> f16 {
  %r = llvm.fsub %a, %b : f16
  llvm.return %r : f16
}
llvm.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = llvm.fsub %a, %b : bf16
  llvm.return %r : bf16
}
llvm.func @f32(%a: f32, %b: f32) -> f32 {
  %r = llvm.fsub %a, %b : f32
  llvm.return %r : f32
}
llvm.func @f64(%a: f64, %b: f64) -> f64 {
  %r = llvm.fsub %a, %b : f64
  llvm.return %r : f64
}
llvm.func @f80(%a: f80, %b: f80) -> f80 {
  %r = llvm.fsub %a, %b : f80
  llvm.return %r : f80
}
llvm.func @f128(%a: f128, %b: f128) -> f128 {
  %r = llvm.fsub %a, %b : f128
  llvm.return %r : f128
}
llvm.func @v3f32(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = llvm.fsub %a, %b : vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @v2f64(%a: vector<2xf64>, %b: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.fsub %a, %b : vector<2xf64>
  llvm.return %r : vector<2xf64>
}
llvm.func @nnan(%a: f32, %b: f32) -> f32 {
  %r = llvm.fsub %a, %b {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
llvm.func @ninf(%a: f32, %b: f32) -> f32 {
  %r = llvm.fsub %a, %b {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
// CALL: @f16(1.0, 0x1000) -> 0x3BFF
// CALL: @f16(0.0, 0.0) -> 0.0
// CALL: @f16(-0.0, 0.0) -> -0.0
// CALL: @f16(inf, inf) -> nan
// CALL: @f16(65504.0, -65504.0) -> inf
// CALL: @f16(1.0, 0x3555) -> 0.6669921875
// CALL: @f16(0x0001, 0x0400) -> 0x83FF
// CALL: @f16(nan, nan) -> nan
// CALL: @f16(10.0, 0x3555) -> 9.6640625
// CALL: @f16(0x0400, 0x0001) -> 0x03FF
// CALL: @f16(-inf, inf) -> -inf
// CALL-RANDOM: @f16(_, _) count=10 seed=1
// CALL: @bf16(1.0, 0.00390625) -> 0.99609375
// CALL: @bf16(0.0, 0.0) -> 0.0
// CALL: @bf16(-0.0, 0.0) -> -0.0
// CALL: @bf16(inf, inf) -> nan
// CALL: @bf16(0x7F7F, 0xFF7F) -> inf
// CALL: @bf16(1.0, 0.333984375) -> 0.6640625
// CALL: @bf16(0x0001, 0x0080) -> 0x807F
// CALL: @bf16(nan, nan) -> nan
// CALL: @bf16(10.0, 0.333984375) -> 9.6875
// CALL: @bf16(0x0080, 0x0001) -> 0x007F
// CALL: @bf16(-inf, inf) -> -inf
// CALL-RANDOM: @bf16(_, _) count=10 seed=1
// CALL: @f32(1.0, 0x33800000) -> 0x3F7FFFFF
// CALL: @f32(0.0, 0.0) -> 0.0
// CALL: @f32(-0.0, 0.0) -> -0.0
// CALL: @f32(inf, inf) -> nan
// CALL: @f32(0x7F7FFFFF, 0xFF7FFFFF) -> inf
// CALL: @f32(1.0, 0x3EAAAAAB) -> 0x3F2AAAAA
// CALL: @f32(0x00000001, 0x00800000) -> 0x807FFFFF
// CALL: @f32(nan, nan) -> nan
// CALL: @f32(10.0, 0x3EAAAAAB) -> 0x411AAAAB
// CALL: @f32(0x00800000, 0x00000001) -> 0x007FFFFF
// CALL: @f32(-inf, inf) -> -inf
// CALL-RANDOM: @f32(_, _) count=10 seed=1
// CALL: @f64(1.0, 0x3CA0000000000000) -> 0x3FEFFFFFFFFFFFFF
// CALL: @f64(0.0, 0.0) -> 0.0
// CALL: @f64(-0.0, 0.0) -> -0.0
// CALL: @f64(inf, inf) -> nan
// CALL: @f64(0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF) -> inf
// CALL: @f64(1.0, 0x3FD5555555555555) -> 0x3FE5555555555556
// CALL: @f64(0x0000000000000001, 0x0010000000000000) -> 0x800FFFFFFFFFFFFF
// CALL: @f64(nan, nan) -> nan
// CALL: @f64(10.0, 0x3FD5555555555555) -> 0x4023555555555555
// CALL: @f64(0x0010000000000000, 0x0000000000000001) -> 0x000FFFFFFFFFFFFF
// CALL: @f64(-inf, inf) -> -inf
// CALL-RANDOM: @f64(_, _) count=10 seed=1
// CALL: @f80(1.0, 0x3FBF8000000000000000) -> 0x3FFEFFFFFFFFFFFFFFFF
// CALL: @f80(0.0, 0.0) -> 0.0
// CALL: @f80(-0.0, 0.0) -> -0.0
// CALL: @f80(inf, inf) -> nan
// CALL: @f80(0x7FFEFFFFFFFFFFFFFFFF, 0xFFFEFFFFFFFFFFFFFFFF) -> inf
// CALL: @f80(1.0, 0x3FFDAAAAAAAAAAAAAAAB) -> 0x3FFEAAAAAAAAAAAAAAAA
// CALL: @f80(0x00000000000000000001, 0x00018000000000000000) -> 0x80007FFFFFFFFFFFFFFF
// CALL: @f80(nan, nan) -> nan
// CALL: @f80(10.0, 0x3FFDAAAAAAAAAAAAAAAB) -> 0x40029AAAAAAAAAAAAAAB
// CALL: @f80(0x00018000000000000000, 0x00000000000000000001) -> 0x00007FFFFFFFFFFFFFFF
// CALL: @f80(-inf, inf) -> -inf
// CALL-RANDOM: @f80(_, _) count=10 seed=1
// CALL: @f128(1.0, 0x3F8E0000000000000000000000000000) -> 0x3FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF
// CALL: @f128(0.0, 0.0) -> 0.0
// CALL: @f128(-0.0, 0.0) -> -0.0
// CALL: @f128(inf, inf) -> nan
// CALL: @f128(0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF) -> inf
// CALL: @f128(1.0, 0x3FFD5555555555555555555555555555) -> 0x3FFE5555555555555555555555555556
// CALL: @f128(0x00000000000000000000000000000001, 0x00010000000000000000000000000000) -> 0x8000FFFFFFFFFFFFFFFFFFFFFFFFFFFF
// CALL: @f128(nan, nan) -> nan
// CALL: @f128(10.0, 0x3FFD5555555555555555555555555555) -> 0x40023555555555555555555555555555
// CALL: @f128(0x00010000000000000000000000000000, 0x00000000000000000000000000000001) -> 0x0000FFFFFFFFFFFFFFFFFFFFFFFFFFFF
// CALL: @f128(-inf, inf) -> -inf
// CALL-RANDOM: @f128(_, _) count=10 seed=1
// CALL: @v3f32([1.0, 0.0, -0.0], [0x33800000, 0.0, 0.0]) -> [0x3F7FFFFF, 0.0, -0.0]
// CALL: @v3f32([inf, 0x7F7FFFFF, 1.0], [inf, 0xFF7FFFFF, 0x3EAAAAAB]) -> [nan, inf, 0x3F2AAAAA]
// CALL: @v2f64([1.0, 0.0], [0x3CA0000000000000, 0.0]) -> [0x3FEFFFFFFFFFFFFF, 0.0]
// CALL: @v2f64([-0.0, inf], [0.0, inf]) -> [-0.0, nan]
// CALL: @nnan(1.0, 0x33800000) -> 0x3F7FFFFF
// CALL: @nnan(0.0, 0.0) -> 0.0
// CALL: @nnan(-0.0, 0.0) -> -0.0
// CALL: @nnan(inf, inf) -> trap(branch-on-poison)
// CALL: @nnan(0x7F7FFFFF, 0xFF7FFFFF) -> inf
// CALL: @nnan(1.0, 0x3EAAAAAB) -> 0x3F2AAAAA
// CALL: @nnan(0x00000001, 0x00800000) -> 0x807FFFFF
// CALL: @nnan(nan, nan) -> trap(branch-on-poison)
// CALL: @nnan(10.0, 0x3EAAAAAB) -> 0x411AAAAB
// CALL: @nnan(0x00800000, 0x00000001) -> 0x007FFFFF
// CALL: @nnan(-inf, inf) -> -inf
// CALL: @ninf(1.0, 0x33800000) -> 0x3F7FFFFF
// CALL: @ninf(0.0, 0.0) -> 0.0
// CALL: @ninf(-0.0, 0.0) -> -0.0
// CALL: @ninf(inf, inf) -> trap(branch-on-poison)
// CALL: @ninf(0x7F7FFFFF, 0xFF7FFFFF) -> trap(branch-on-poison)
// CALL: @ninf(1.0, 0x3EAAAAAB) -> 0x3F2AAAAA
// CALL: @ninf(0x00000001, 0x00800000) -> 0x807FFFFF
// CALL: @ninf(nan, nan) -> nan
// CALL: @ninf(10.0, 0x3EAAAAAB) -> 0x411AAAAB
// CALL: @ninf(0x00800000, 0x00000001) -> 0x007FFFFF
// CALL: @ninf(-inf, inf) -> trap(branch-on-poison)
