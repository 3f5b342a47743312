// RUN: %check %s
// llvm.intr.minimum: the smaller one; NaN if one is NaN, and -0.0 is below 0.0.
llvm.func @f16(%a: f16, %b: f16) -> f16 {
  %r = llvm.intr.minimum(%a, %b) : (f16, f16) -> f16
  llvm.return %r : f16
}
llvm.func @bf16(%a: bf16, %b: bf16) -> bf16 {
  %r = llvm.intr.minimum(%a, %b) : (bf16, bf16) -> bf16
  llvm.return %r : bf16
}
llvm.func @f32(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.minimum(%a, %b) : (f32, f32) -> f32
  llvm.return %r : f32
}
llvm.func @f64(%a: f64, %b: f64) -> f64 {
  %r = llvm.intr.minimum(%a, %b) : (f64, f64) -> f64
  llvm.return %r : f64
}
llvm.func @v3f32(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = llvm.intr.minimum(%a, %b) : (vector<3xf32>, vector<3xf32>) -> vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @v2f64(%a: vector<2xf64>, %b: vector<2xf64>) -> vector<2xf64> {
  %r = llvm.intr.minimum(%a, %b) : (vector<2xf64>, vector<2xf64>) -> vector<2xf64>
  llvm.return %r : vector<2xf64>
}
llvm.func @nnan(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.minimum(%a, %b) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, f32) -> f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
llvm.func @ninf(%a: f32, %b: f32) -> f32 {
  %r = llvm.intr.minimum(%a, %b) {fastmathFlags = #llvm.fastmath<ninf>} : (f32, f32) -> f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
// CALL: @f16(0.0, -0.0) -> -0.0
// CALL: @f16(-0.0, 0.0) -> -0.0
// CALL: @f16(nan, 1.0) -> nan
// CALL: @f16(1.0, nan) -> nan
// CALL: @f16(-1.5, 5.0) -> -1.5
// CALL: @f16(5.0, -1.5) -> -1.5
// CALL: @f16(inf, 65504.0) -> 65504.0
// CALL: @f16(-inf, -65504.0) -> -inf
// CALL: @f16(0x0001, 0.0) -> 0.0
// CALL: @f16(nan, nan) -> nan
// CALL: @f16(-0.0, -0.0) -> -0.0
// CALL: @bf16(0.0, -0.0) -> -0.0
// CALL: @bf16(-0.0, 0.0) -> -0.0
// CALL: @bf16(nan, 1.0) -> nan
// CALL: @bf16(1.0, nan) -> nan
// CALL: @bf16(-1.5, 5.0) -> -1.5
// CALL: @bf16(5.0, -1.5) -> -1.5
// CALL: @bf16(inf, 0x7F7F) -> 0x7F7F
// CALL: @bf16(-inf, 0xFF7F) -> -inf
// CALL: @bf16(0x0001, 0.0) -> 0.0
// CALL: @bf16(nan, nan) -> nan
// CALL: @bf16(-0.0, -0.0) -> -0.0
// CALL: @f32(0.0, -0.0) -> -0.0
// CALL: @f32(-0.0, 0.0) -> -0.0
// CALL: @f32(nan, 1.0) -> nan
// CALL: @f32(1.0, nan) -> nan
// CALL: @f32(-1.5, 5.0) -> -1.5
// CALL: @f32(5.0, -1.5) -> -1.5
// CALL: @f32(inf, 0x7F7FFFFF) -> 0x7F7FFFFF
// CALL: @f32(-inf, 0xFF7FFFFF) -> -inf
// CALL: @f32(0x00000001, 0.0) -> 0.0
// CALL: @f32(nan, nan) -> nan
// CALL: @f32(-0.0, -0.0) -> -0.0
// CALL: @f64(0.0, -0.0) -> -0.0
// CALL: @f64(-0.0, 0.0) -> -0.0
// CALL: @f64(nan, 1.0) -> nan
// CALL: @f64(1.0, nan) -> nan
// CALL: @f64(-1.5, 5.0) -> -1.5
// CALL: @f64(5.0, -1.5) -> -1.5
// CALL: @f64(inf, 0x7FEFFFFFFFFFFFFF) -> 0x7FEFFFFFFFFFFFFF
// CALL: @f64(-inf, 0xFFEFFFFFFFFFFFFF) -> -inf
// CALL: @f64(0x0000000000000001, 0.0) -> 0.0
// CALL: @f64(nan, nan) -> nan
// CALL: @f64(-0.0, -0.0) -> -0.0
// CALL: @v3f32([0.0, -0.0, nan], [-0.0, 0.0, 1.0]) -> [-0.0, -0.0, nan]
// CALL: @v3f32([1.0, -1.5, 5.0], [nan, 5.0, -1.5]) -> [nan, -1.5, -1.5]
// CALL: @v2f64([0.0, -0.0], [-0.0, 0.0]) -> [-0.0, -0.0]
// CALL: @v2f64([nan, 1.0], [1.0, nan]) -> [nan, nan]
// CALL: @nnan(0.0, -0.0) -> -0.0
// CALL: @nnan(-0.0, 0.0) -> -0.0
// CALL: @nnan(nan, 1.0) -> trap(branch-on-poison)
// CALL: @nnan(1.0, nan) -> trap(branch-on-poison)
// CALL: @nnan(-1.5, 5.0) -> -1.5
// CALL: @nnan(5.0, -1.5) -> -1.5
// CALL: @nnan(inf, 0x7F7FFFFF) -> 0x7F7FFFFF
// CALL: @nnan(-inf, 0xFF7FFFFF) -> -inf
// CALL: @nnan(0x00000001, 0.0) -> 0.0
// CALL: @nnan(nan, nan) -> trap(branch-on-poison)
// CALL: @nnan(-0.0, -0.0) -> -0.0
// CALL: @ninf(0.0, -0.0) -> -0.0
// CALL: @ninf(-0.0, 0.0) -> -0.0
// CALL: @ninf(nan, 1.0) -> nan
// CALL: @ninf(1.0, nan) -> nan
// CALL: @ninf(-1.5, 5.0) -> -1.5
// CALL: @ninf(5.0, -1.5) -> -1.5
// CALL: @ninf(inf, 0x7F7FFFFF) -> trap(branch-on-poison)
// CALL: @ninf(-inf, 0xFF7FFFFF) -> trap(branch-on-poison)
// CALL: @ninf(0x00000001, 0.0) -> 0.0
// CALL: @ninf(nan, nan) -> nan
// CALL: @ninf(-0.0, -0.0) -> -0.0
