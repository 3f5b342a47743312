// RUN: %check %s
// llvm.fneg: the other sign, also of zero and NaN.
llvm.func @f16(%a: f16) -> f16 {
  %r = llvm.fneg %a : f16
  llvm.return %r : f16
}
llvm.func @bf16(%a: bf16) -> bf16 {
  %r = llvm.fneg %a : bf16
  llvm.return %r : bf16
}
llvm.func @f32(%a: f32) -> f32 {
  %r = llvm.fneg %a : f32
  llvm.return %r : f32
}
llvm.func @f64(%a: f64) -> f64 {
  %r = llvm.fneg %a : f64
  llvm.return %r : f64
}
llvm.func @f80(%a: f80) -> f80 {
  %r = llvm.fneg %a : f80
  llvm.return %r : f80
}
llvm.func @f128(%a: f128) -> f128 {
  %r = llvm.fneg %a : f128
  llvm.return %r : f128
}
llvm.func @v3(%a: vector<3xf32>) -> vector<3xf32> {
  %r = llvm.fneg %a : vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @nnan(%a: f32) -> f32 {
  %r = llvm.fneg %a {fastmathFlags = #llvm.fastmath<nnan>} : f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
llvm.func @ninf(%a: f32) -> f32 {
  %r = llvm.fneg %a {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
llvm.func @nan_bits(%a: f32) -> i32 {
  %r = llvm.fneg %a : f32
  %b = llvm.bitcast %r : f32 to i32
  llvm.return %b : i32
}
// CALL: @f16(0.0) -> -0.0
// CALL: @f16(-0.0) -> 0.0
// CALL: @f16(1.0) -> -1.0
// CALL: @f16(-1.5) -> 1.5
// CALL: @f16(inf) -> -inf
// CALL: @f16(-inf) -> inf
// CALL: @f16(nan) -> nan
// CALL: @f16(0x0001) -> 0x8001
// CALL: @f16(65504.0) -> -65504.0
// CALL-RANDOM: @f16(_) count=10 seed=1
// CALL: @bf16(0.0) -> -0.0
// CALL: @bf16(-0.0) -> 0.0
// CALL: @bf16(1.0) -> -1.0
// CALL: @bf16(-1.5) -> 1.5
// CALL: @bf16(inf) -> -inf
// CALL: @bf16(-inf) -> inf
// CALL: @bf16(nan) -> nan
// CALL: @bf16(0x0001) -> 0x8001
// CALL: @bf16(0x7F7F) -> 0xFF7F
// CALL-RANDOM: @bf16(_) count=10 seed=1
// CALL: @f32(0.0) -> -0.0
// CALL: @f32(-0.0) -> 0.0
// CALL: @f32(1.0) -> -1.0
// CALL: @f32(-1.5) -> 1.5
// CALL: @f32(inf) -> -inf
// CALL: @f32(-inf) -> inf
// CALL: @f32(nan) -> nan
// CALL: @f32(0x00000001) -> 0x80000001
// CALL: @f32(0x7F7FFFFF) -> 0xFF7FFFFF
// CALL-RANDOM: @f32(_) count=10 seed=1
// CALL: @f64(0.0) -> -0.0
// CALL: @f64(-0.0) -> 0.0
// CALL: @f64(1.0) -> -1.0
// CALL: @f64(-1.5) -> 1.5
// CALL: @f64(inf) -> -inf
// CALL: @f64(-inf) -> inf
// CALL: @f64(nan) -> nan
// CALL: @f64(0x0000000000000001) -> 0x8000000000000001
// CALL: @f64(0x7FEFFFFFFFFFFFFF) -> 0xFFEFFFFFFFFFFFFF
// CALL-RANDOM: @f64(_) count=10 seed=1
// CALL: @f80(0.0) -> -0.0
// CALL: @f80(-0.0) -> 0.0
// CALL: @f80(1.0) -> -1.0
// CALL: @f80(-1.5) -> 1.5
// CALL: @f80(inf) -> -inf
// CALL: @f80(-inf) -> inf
// CALL: @f80(nan) -> nan
// CALL: @f80(0x00000000000000000001) -> 0x80000000000000000001
// CALL: @f80(0x7FFEFFFFFFFFFFFFFFFF) -> 0xFFFEFFFFFFFFFFFFFFFF
// CALL-RANDOM: @f80(_) count=10 seed=1
// CALL: @f128(0.0) -> -0.0
// CALL: @f128(-0.0) -> 0.0
// CALL: @f128(1.0) -> -1.0
// CALL: @f128(-1.5) -> 1.5
// CALL: @f128(inf) -> -inf
// CALL: @f128(-inf) -> inf
// CALL: @f128(nan) -> nan
// CALL: @f128(0x00000000000000000000000000000001) -> 0x80000000000000000000000000000001
// CALL: @f128(0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF) -> 0xFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF
// CALL-RANDOM: @f128(_) count=10 seed=1
// CALL: @v3([-1.5, -0.0, 10.0]) -> [1.5, 0.0, -10.0]
// CALL: @nnan(0.0) -> -0.0
// CALL: @nnan(-0.0) -> 0.0
// CALL: @nnan(1.0) -> -1.0
// CALL: @nnan(-1.5) -> 1.5
// CALL: @nnan(inf) -> -inf
// CALL: @nnan(-inf) -> inf
// CALL: @nnan(nan) -> trap(branch-on-poison)
// CALL: @nnan(0x00000001) -> 0x80000001
// CALL: @nnan(0x7F7FFFFF) -> 0xFF7FFFFF
// CALL: @ninf(0.0) -> -0.0
// CALL: @ninf(-0.0) -> 0.0
// CALL: @ninf(1.0) -> -1.0
// CALL: @ninf(-1.5) -> 1.5
// CALL: @ninf(inf) -> trap(branch-on-poison)
// CALL: @ninf(-inf) -> trap(branch-on-poison)
// CALL: @ninf(nan) -> nan
// CALL: @ninf(0x00000001) -> 0x80000001
// CALL: @ninf(0x7F7FFFFF) -> 0xFF7FFFFF
// CALL: @nan_bits(0x7FC00001) -> -4194303
// CALL: @nan_bits(0xFFC00001) -> 2143289345
// CALL: @nan_bits(0x7F800001) -> -8388607
