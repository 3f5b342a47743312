// RUN: %check %s
// llvm.intr.trunc: to an integral number, towards zero; the sign stays, also of a zero.
llvm.func @f16(%a: f16) -> f16 {
  %r = llvm.intr.trunc(%a) : (f16) -> f16
  llvm.return %r : f16
}
llvm.func @bf16(%a: bf16) -> bf16 {
  %r = llvm.intr.trunc(%a) : (bf16) -> bf16
  llvm.return %r : bf16
}
llvm.func @f32(%a: f32) -> f32 {
  %r = llvm.intr.trunc(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @f64(%a: f64) -> f64 {
  %r = llvm.intr.trunc(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @f80(%a: f80) -> f80 {
  %r = llvm.intr.trunc(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @f128(%a: f128) -> f128 {
  %r = llvm.intr.trunc(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @v3(%a: vector<3xf32>) -> vector<3xf32> {
  %r = llvm.intr.trunc(%a) : (vector<3xf32>) -> vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @nnan(%a: f32) -> f32 {
  %r = llvm.intr.trunc(%a) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
// CALL: @f16(0.0) -> 0.0
// CALL: @f16(-0.0) -> -0.0
// CALL: @f16(0.5) -> 0.0
// CALL: @f16(-0.5) -> -0.0
// CALL: @f16(1.5) -> 1.0
// CALL: @f16(-1.5) -> -1.0
// CALL: @f16(2.5) -> 2.0
// CALL: @f16(-2.5) -> -2.0
// CALL: @f16(0.25) -> 0.0
// CALL: @f16(-0.75) -> -0.0
// CALL: @f16(0x37FF) -> 0.0
// CALL: @f16(1023.5) -> 1023.0
// CALL: @f16(512.5) -> 512.0
// CALL: @f16(-1025.0) -> -1025.0
// CALL: @f16(65504.0) -> 65504.0
// CALL: @f16(0x0001) -> 0.0
// CALL: @f16(inf) -> inf
// CALL: @f16(-inf) -> -inf
// CALL: @f16(nan) -> nan
// CALL-RANDOM: @f16(_) count=8 seed=1
// CALL: @bf16(0.0) -> 0.0
// CALL: @bf16(-0.0) -> -0.0
// CALL: @bf16(0.5) -> 0.0
// CALL: @bf16(-0.5) -> -0.0
// CALL: @bf16(1.5) -> 1.0
// CALL: @bf16(-1.5) -> -1.0
// CALL: @bf16(2.5) -> 2.0
// CALL: @bf16(-2.5) -> -2.0
// CALL: @bf16(0.25) -> 0.0
// CALL: @bf16(-0.75) -> -0.0
// CALL: @bf16(0.498046875) -> 0.0
// CALL: @bf16(127.5) -> 127.0
// CALL: @bf16(64.5) -> 64.0
// CALL: @bf16(-129.0) -> -129.0
// CALL: @bf16(0x7F7F) -> 0x7F7F
// CALL: @bf16(0x0001) -> 0.0
// CALL: @bf16(inf) -> inf
// CALL: @bf16(-inf) -> -inf
// CALL: @bf16(nan) -> nan
// CALL-RANDOM: @bf16(_) count=8 seed=1
// CALL: @f32(0.0) -> 0.0
// CALL: @f32(-0.0) -> -0.0
// CALL: @f32(0.5) -> 0.0
// CALL: @f32(-0.5) -> -0.0
// CALL: @f32(1.5) -> 1.0
// CALL: @f32(-1.5) -> -1.0
// CALL: @f32(2.5) -> 2.0
// CALL: @f32(-2.5) -> -2.0
// CALL: @f32(0.25) -> 0.0
// CALL: @f32(-0.75) -> -0.0
// CALL: @f32(0x3EFFFFFF) -> 0.0
// CALL: @f32(8388607.5) -> 8388607.0
// CALL: @f32(4194304.5) -> 4194304.0
// CALL: @f32(-8388609.0) -> -8388609.0
// CALL: @f32(0x7F7FFFFF) -> 0x7F7FFFFF
// CALL: @f32(0x00000001) -> 0.0
// CALL: @f32(inf) -> inf
// CALL: @f32(-inf) -> -inf
// CALL: @f32(nan) -> nan
// CALL-RANDOM: @f32(_) count=8 seed=1
// CALL: @f64(0.0) -> 0.0
// CALL: @f64(-0.0) -> -0.0
// CALL: @f64(0.5) -> 0.0
// CALL: @f64(-0.5) -> -0.0
// CALL: @f64(1.5) -> 1.0
// CALL: @f64(-1.5) -> -1.0
// CALL: @f64(2.5) -> 2.0
// CALL: @f64(-2.5) -> -2.0
// CALL: @f64(0.25) -> 0.0
// CALL: @f64(-0.75) -> -0.0
// CALL: @f64(0x3FDFFFFFFFFFFFFF) -> 0.0
// CALL: @f64(0x432FFFFFFFFFFFFF) -> 0x432FFFFFFFFFFFFE
// CALL: @f64(0x4320000000000001) -> 0x4320000000000000
// CALL: @f64(0xC330000000000001) -> 0xC330000000000001
// CALL: @f64(0x7FEFFFFFFFFFFFFF) -> 0x7FEFFFFFFFFFFFFF
// CALL: @f64(0x0000000000000001) -> 0.0
// CALL: @f64(inf) -> inf
// CALL: @f64(-inf) -> -inf
// CALL: @f64(nan) -> nan
// CALL-RANDOM: @f64(_) count=8 seed=1
// CALL: @f80(0.0) -> 0.0
// CALL: @f80(-0.0) -> -0.0
// CALL: @f80(0.5) -> 0.0
// CALL: @f80(-0.5) -> -0.0
// CALL: @f80(1.5) -> 1.0
// CALL: @f80(-1.5) -> -1.0
// CALL: @f80(2.5) -> 2.0
// CALL: @f80(-2.5) -> -2.0
// CALL: @f80(0.25) -> 0.0
// CALL: @f80(-0.75) -> -0.0
// CALL: @f80(0x3FFDFFFFFFFFFFFFFFFF) -> 0.0
// CALL: @f80(0x403DFFFFFFFFFFFFFFFF) -> 0x403DFFFFFFFFFFFFFFFE
// CALL: @f80(0x403D8000000000000001) -> 0x403D8000000000000000
// CALL: @f80(0xC03E8000000000000001) -> 0xC03E8000000000000001
// CALL: @f80(0x7FFEFFFFFFFFFFFFFFFF) -> 0x7FFEFFFFFFFFFFFFFFFF
// CALL: @f80(0x00000000000000000001) -> 0.0
// CALL: @f80(inf) -> inf
// CALL: @f80(-inf) -> -inf
// CALL: @f80(nan) -> nan
// CALL-RANDOM: @f80(_) count=8 seed=1
// CALL: @f128(0.0) -> 0.0
// CALL: @f128(-0.0) -> -0.0
// CALL: @f128(0.5) -> 0.0
// CALL: @f128(-0.5) -> -0.0
// CALL: @f128(1.5) -> 1.0
// CALL: @f128(-1.5) -> -1.0
// CALL: @f128(2.5) -> 2.0
// CALL: @f128(-2.5) -> -2.0
// CALL: @f128(0.25) -> 0.0
// CALL: @f128(-0.75) -> -0.0
// CALL: @f128(0x3FFDFFFFFFFFFFFFFFFFFFFFFFFFFFFF) -> 0.0
// CALL: @f128(0x406EFFFFFFFFFFFFFFFFFFFFFFFFFFFF) -> 0x406EFFFFFFFFFFFFFFFFFFFFFFFFFFFE
// CALL: @f128(0x406E0000000000000000000000000001) -> 0x406E0000000000000000000000000000
// CALL: @f128(0xC06F0000000000000000000000000001) -> 0xC06F0000000000000000000000000001
// CALL: @f128(0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF) -> 0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF
// CALL: @f128(0x00000000000000000000000000000001) -> 0.0
// CALL: @f128(inf) -> inf
// CALL: @f128(-inf) -> -inf
// CALL: @f128(nan) -> nan
// CALL-RANDOM: @f128(_) count=8 seed=1
// CALL: @v3([-2.5, 0.75, -0.0]) -> [-2.0, 0.0, -0.0]
// CALL: @nnan(nan) -> trap(branch-on-poison)
// CALL: @nnan(2.0) -> 2.0
// CALL: @nnan(inf) -> inf
