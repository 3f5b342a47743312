// RUN: %check %s
// llvm.intr.sqrt: the square root, rounded once; NaN of what is below zero.
llvm.func @f16(%a: f16) -> f16 {
  %r = llvm.intr.sqrt(%a) : (f16) -> f16
  llvm.return %r : f16
}
llvm.func @bf16(%a: bf16) -> bf16 {
  %r = llvm.intr.sqrt(%a) : (bf16) -> bf16
  llvm.return %r : bf16
}
llvm.func @f32(%a: f32) -> f32 {
  %r = llvm.intr.sqrt(%a) : (f32) -> f32
  llvm.return %r : f32
}
llvm.func @f64(%a: f64) -> f64 {
  %r = llvm.intr.sqrt(%a) : (f64) -> f64
  llvm.return %r : f64
}
llvm.func @f80(%a: f80) -> f80 {
  %r = llvm.intr.sqrt(%a) : (f80) -> f80
  llvm.return %r : f80
}
llvm.func @f128(%a: f128) -> f128 {
  %r = llvm.intr.sqrt(%a) : (f128) -> f128
  llvm.return %r : f128
}
llvm.func @v3(%a: vector<3xf32>) -> vector<3xf32> {
  %r = llvm.intr.sqrt(%a) : (vector<3xf32>) -> vector<3xf32>
  llvm.return %r : vector<3xf32>
}
llvm.func @nnan(%a: f32) -> f32 {
  %r = llvm.intr.sqrt(%a) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
llvm.func @ninf(%a: f32) -> f32 {
  %r = llvm.intr.sqrt(%a) {fastmathFlags = #llvm.fastmath<ninf>} : (f32) -> f32
  %c = llvm.fcmp "ord" %r, %r : f32
  llvm.cond_br %c, ^end, ^end
^end:
  llvm.return %r : f32
}
// CALL: @f16(0.0) -> 0.0
// CALL: @f16(-0.0) -> -0.0
// CALL: @f16(1.0) -> 1.0
// CALL: @f16(-1.5) -> nan
// CALL: @f16(inf) -> inf
// CALL: @f16(-inf) -> nan
// CALL: @f16(nan) -> nan
// CALL: @f16(0x0001) -> 0x0C00
// CALL: @f16(65504.0) -> 255.875
// CALL: @f16(10.0) -> 3.162109375
// CALL: @f16(0.5) -> 0.70703125
// CALL: @f16(0x0400) -> 0.0078125
// CALL: @f16(1.0009765625) -> 1.0
// CALL: @f16(0x3555) -> 0.5771484375
// CALL-RANDOM: @f16(_) count=10 seed=1
// CALL: @bf16(0.0) -> 0.0
// CALL: @bf16(-0.0) -> -0.0
// CALL: @bf16(1.0) -> 1.0
// CALL: @bf16(-1.5) -> nan
// CALL: @bf16(inf) -> inf
// CALL: @bf16(-inf) -> nan
// CALL: @bf16(nan) -> nan
// CALL: @bf16(0x0001) -> 0x1E35
// CALL: @bf16(0x7F7F) -> 0x5F7F
// CALL: @bf16(10.0) -> 3.15625
// CALL: @bf16(0.5) -> 0.70703125
// CALL: @bf16(0x0080) -> 0x2000
// CALL: @bf16(1.0078125) -> 1.0
// CALL: @bf16(0.333984375) -> 0.578125
// CALL-RANDOM: @bf16(_) count=10 seed=1
// CALL: @f32(0.0) -> 0.0
// CALL: @f32(-0.0) -> -0.0
// CALL: @f32(1.0) -> 1.0
// CALL: @f32(-1.5) -> nan
// CALL: @f32(inf) -> inf
// CALL: @f32(-inf) -> nan
// CALL: @f32(nan) -> nan
// CALL: @f32(0x00000001) -> 0x1A3504F3
// CALL: @f32(0x7F7FFFFF) -> 0x5F7FFFFF
// CALL: @f32(10.0) -> 0x404A62C2
// CALL: @f32(0.5) -> 0x3F3504F3
// CALL: @f32(0x00800000) -> 0x20000000
// CALL: @f32(0x3F800001) -> 1.0
// CALL: @f32(0x3EAAAAAB) -> 0x3F13CD3A
// CALL-RANDOM: @f32(_) count=10 seed=1
// CALL: @f64(0.0) -> 0.0
// CALL: @f64(-0.0) -> -0.0
// CALL: @f64(1.0) -> 1.0
// CALL: @f64(-1.5) -> nan
// CALL: @f64(inf) -> inf
// CALL: @f64(-inf) -> nan
// CALL: @f64(nan) -> nan
// CALL: @f64(0x0000000000000001) -> 0x1E60000000000000
// CALL: @f64(0x7FEFFFFFFFFFFFFF) -> 0x5FEFFFFFFFFFFFFF
// CALL: @f64(10.0) -> 0x40094C583ADA5B53
// CALL: @f64(0.5) -> 0x3FE6A09E667F3BCD
// CALL: @f64(0x0010000000000000) -> 0x2000000000000000
// CALL: @f64(0x3FF0000000000001) -> 1.0
// CALL: @f64(0x3FD5555555555555) -> 0x3FE279A74590331C
// CALL-RANDOM: @f64(_) count=10 seed=1
// CALL: @f80(0.0) -> 0.0
// CALL: @f80(-0.0) -> -0.0
// CALL: @f80(1.0) -> 1.0
// CALL: @f80(-1.5) -> nan
// CALL: @f80(inf) -> inf
// CALL: @f80(-inf) -> nan
// CALL: @f80(nan) -> nan
// CALL: @f80(0x00000000000000000001) -> 0x1FE0B504F333F9DE6484
// CALL: @f80(0x7FFEFFFFFFFFFFFFFFFF) -> 0x5FFEFFFFFFFFFFFFFFFF
// CALL: @f80(10.0) -> 0x4000CA62C1D6D2DA9490
// CALL: @f80(0.5) -> 0x3FFEB504F333F9DE6484
// CALL: @f80(0x00018000000000000000) -> 0x20008000000000000000
// CALL: @f80(0x3FFF8000000000000001) -> 1.0
// CALL: @f80(0x3FFDAAAAAAAAAAAAAAAB) -> 0x3FFE93CD3A2C8198E269
// CALL-RANDOM: @f80(_) count=10 seed=1
// CALL: @f128(0.0) -> 0.0
// CALL: @f128(-0.0) -> -0.0
// CALL: @f128(1.0) -> 1.0
// CALL: @f128(-1.5) -> nan
// CALL: @f128(inf) -> inf
// CALL: @f128(-inf) -> nan
// CALL: @f128(nan) -> nan
// CALL: @f128(0x00000000000000000000000000000001) -> 0x1FC80000000000000000000000000000
// CALL: @f128(0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF) -> 0x5FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF
// CALL: @f128(10.0) -> 0x400094C583ADA5B529204A2BC830CD9C
// CALL: @f128(0.5) -> 0x3FFE6A09E667F3BCC908B2FB1366EA95
// CALL: @f128(0x00010000000000000000000000000000) -> 0x20000000000000000000000000000000
// CALL: @f128(0x3FFF0000000000000000000000000001) -> 1.0
// CALL: @f128(0x3FFD5555555555555555555555555555) -> 0x3FFE279A74590331C4D218F81E4AFB25
// CALL-RANDOM: @f128(_) count=10 seed=1
// CALL: @v3([-1.5, -0.0, 10.0]) -> [nan, -0.0, 0x404A62C2]
// CALL: @nnan(0.0) -> 0.0
// CALL: @nnan(-0.0) -> -0.0
// CALL: @nnan(1.0) -> 1.0
// CALL: @nnan(-1.5) -> trap(branch-on-poison)
// CALL: @nnan(inf) -> inf
// CALL: @nnan(-inf) -> trap(branch-on-poison)
// CALL: @nnan(nan) -> trap(branch-on-poison)
// CALL: @nnan(0x00000001) -> 0x1A3504F3
// CALL: @nnan(0x7F7FFFFF) -> 0x5F7FFFFF
// CALL: @nnan(10.0) -> 0x404A62C2
// CALL: @nnan(0.5) -> 0x3F3504F3
// CALL: @nnan(0x00800000) -> 0x20000000
// CALL: @nnan(0x3F800001) -> 1.0
// CALL: @nnan(0x3EAAAAAB) -> 0x3F13CD3A
// CALL: @ninf(0.0) -> 0.0
// CALL: @ninf(-0.0) -> -0.0
// CALL: @ninf(1.0) -> 1.0
// CALL: @ninf(-1.5) -> nan
// CALL: @ninf(inf) -> trap(branch-on-poison)
// CALL: @ninf(-inf) -> trap(branch-on-poison)
// CALL: @ninf(nan) -> nan
// CALL: @ninf(0x00000001) -> 0x1A3504F3
// CALL: @ninf(0x7F7FFFFF) -> 0x5F7FFFFF
// CALL: @ninf(10.0) -> 0x404A62C2
// CALL: @ninf(0.5) -> 0x3F3504F3
// CALL: @ninf(0x00800000) -> 0x20000000
// CALL: @ninf(0x3F800001) -> 1.0
// CALL: @ninf(0x3EAAAAAB) -> 0x3F13CD3A
