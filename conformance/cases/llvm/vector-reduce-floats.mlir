// RUN: %check %s
// llvm.intr.vector.reduce of floats: sums and products in order from the start, each rounded; a NaN in the extremes.
llvm.func @fadd_f16(%s: f16, %a: vector<4xf16>) -> f16 {
  %r = "llvm.intr.vector.reduce.fadd"(%s, %a) : (f16, vector<4xf16>) -> f16
  llvm.return %r : f16
}
llvm.func @fmul_f16(%s: f16, %a: vector<4xf16>) -> f16 {
  %r = "llvm.intr.vector.reduce.fmul"(%s, %a) : (f16, vector<4xf16>) -> f16
  llvm.return %r : f16
}
llvm.func @fadd_f32(%s: f32, %a: vector<4xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fadd"(%s, %a) : (f32, vector<4xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @fmul_f32(%s: f32, %a: vector<4xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fmul"(%s, %a) : (f32, vector<4xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @fadd_f64(%s: f64, %a: vector<4xf64>) -> f64 {
  %r = "llvm.intr.vector.reduce.fadd"(%s, %a) : (f64, vector<4xf64>) -> f64
  llvm.return %r : f64
}
llvm.func @fmul_f64(%s: f64, %a: vector<4xf64>) -> f64 {
  %r = "llvm.intr.vector.reduce.fmul"(%s, %a) : (f64, vector<4xf64>) -> f64
  llvm.return %r : f64
}
llvm.func @fmax_f32(%a: vector<3xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fmax"(%a) : (vector<3xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @fmin_f32(%a: vector<3xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fmin"(%a) : (vector<3xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @fmaximum_f32(%a: vector<3xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fmaximum"(%a) : (vector<3xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @fminimum_f32(%a: vector<3xf32>) -> f32 {
  %r = "llvm.intr.vector.reduce.fminimum"(%a) : (vector<3xf32>) -> f32
  llvm.return %r : f32
}
llvm.func @fmax_f64(%a: vector<3xf64>) -> f64 {
  %r = "llvm.intr.vector.reduce.fmax"(%a) : (vector<3xf64>) -> f64
  llvm.return %r : f64
}
llvm.func @fmin_f64(%a: vector<3xf64>) -> f64 {
  %r = "llvm.intr.vector.reduce.fmin"(%a) : (vector<3xf64>) -> f64
  llvm.return %r : f64
}
llvm.func @fmaximum_f64(%a: vector<3xf64>) -> f64 {
  %r = "llvm.intr.vector.reduce.fmaximum"(%a) : (vector<3xf64>) -> f64
  llvm.return %r : f64
}
llvm.func @fminimum_f64(%a: vector<3xf64>) -> f64 {
  %r = "llvm.intr.vector.reduce.fminimum"(%a) : (vector<3xf64>) -> f64
  llvm.return %r : f64
}
// CALL: @fadd_f16(1.0, [0x1000, 0x1000, 0x1000, 0x1000]) -> 1.0
// CALL: @fadd_f16(-0.0, [-0.0, -0.0, -0.0, -0.0]) -> -0.0
// CALL: @fadd_f16(0.0, [65504.0, 1.0, -65504.0, 1.0]) -> 1.0
// CALL: @fadd_f16(0x3555, [0x3555, -1.5, 10.0, 5.0]) -> 14.1640625
// CALL: @fadd_f16(1.0, [inf, 1.0, -inf, 1.0]) -> nan
// CALL: @fadd_f16(10.0, [nan, 1.0, 1.0, 1.0]) -> nan
// CALL: @fadd_f16(65504.0, [10.0, 0x0001, 5.0, 0x3555]) -> 65504.0
// CALL: @fmul_f16(1.0, [0x1000, 0x1000, 0x1000, 0x1000]) -> 0.0
// CALL: @fmul_f16(-0.0, [-0.0, -0.0, -0.0, -0.0]) -> -0.0
// CALL: @fmul_f16(0.0, [65504.0, 1.0, -65504.0, 1.0]) -> -0.0
// CALL: @fmul_f16(0x3555, [0x3555, -1.5, 10.0, 5.0]) -> -8.328125
// CALL: @fmul_f16(1.0, [inf, 1.0, -inf, 1.0]) -> -inf
// CALL: @fmul_f16(10.0, [nan, 1.0, 1.0, 1.0]) -> nan
// CALL: @fmul_f16(65504.0, [10.0, 0x0001, 5.0, 0x3555]) -> inf
// CALL: @fadd_f32(1.0, [0x33800000, 0x33800000, 0x33800000, 0x33800000]) -> 1.0
// CALL: @fadd_f32(-0.0, [-0.0, -0.0, -0.0, -0.0]) -> -0.0
// CALL: @fadd_f32(0.0, [0x7F7FFFFF, 1.0, 0xFF7FFFFF, 1.0]) -> 1.0
// CALL: @fadd_f32(0x3EAAAAAB, [0x3EAAAAAB, -1.5, 10.0, 5.0]) -> 0x4162AAAB
// CALL: @fadd_f32(1.0, [inf, 1.0, -inf, 1.0]) -> nan
// CALL: @fadd_f32(10.0, [nan, 1.0, 1.0, 1.0]) -> nan
// CALL: @fadd_f32(0x7F7FFFFF, [10.0, 0x00000001, 5.0, 0x3EAAAAAB]) -> 0x7F7FFFFF
// CALL: @fmul_f32(1.0, [0x33800000, 0x33800000, 0x33800000, 0x33800000]) -> 0x0F800000
// CALL: @fmul_f32(-0.0, [-0.0, -0.0, -0.0, -0.0]) -> -0.0
// CALL: @fmul_f32(0.0, [0x7F7FFFFF, 1.0, 0xFF7FFFFF, 1.0]) -> -0.0
// CALL: @fmul_f32(0x3EAAAAAB, [0x3EAAAAAB, -1.5, 10.0, 5.0]) -> 0xC1055556
// CALL: @fmul_f32(1.0, [inf, 1.0, -inf, 1.0]) -> -inf
// CALL: @fmul_f32(10.0, [nan, 1.0, 1.0, 1.0]) -> nan
// CALL: @fmul_f32(0x7F7FFFFF, [10.0, 0x00000001, 5.0, 0x3EAAAAAB]) -> inf
// CALL: @fadd_f64(1.0, [0x3CA0000000000000, 0x3CA0000000000000, 0x3CA0000000000000, 0x3CA0000000000000]) -> 1.0
// CALL: @fadd_f64(-0.0, [-0.0, -0.0, -0.0, -0.0]) -> -0.0
// CALL: @fadd_f64(0.0, [0x7FEFFFFFFFFFFFFF, 1.0, 0xFFEFFFFFFFFFFFFF, 1.0]) -> 1.0
// CALL: @fadd_f64(0x3FD5555555555555, [0x3FD5555555555555, -1.5, 10.0, 5.0]) -> 0x402C555555555555
// CALL: @fadd_f64(1.0, [inf, 1.0, -inf, 1.0]) -> nan
// CALL: @fadd_f64(10.0, [nan, 1.0, 1.0, 1.0]) -> nan
// CALL: @fadd_f64(0x7FEFFFFFFFFFFFFF, [10.0, 0x0000000000000001, 5.0, 0x3FD5555555555555]) -> 0x7FEFFFFFFFFFFFFF
// CALL: @fmul_f64(1.0, [0x3CA0000000000000, 0x3CA0000000000000, 0x3CA0000000000000, 0x3CA0000000000000]) -> 0x32B0000000000000
// CALL: @fmul_f64(-0.0, [-0.0, -0.0, -0.0, -0.0]) -> -0.0
// CALL: @fmul_f64(0.0, [0x7FEFFFFFFFFFFFFF, 1.0, 0xFFEFFFFFFFFFFFFF, 1.0]) -> -0.0
// CALL: @fmul_f64(0x3FD5555555555555, [0x3FD5555555555555, -1.5, 10.0, 5.0]) -> 0xC020AAAAAAAAAAAA
// CALL: @fmul_f64(1.0, [inf, 1.0, -inf, 1.0]) -> -inf
// CALL: @fmul_f64(10.0, [nan, 1.0, 1.0, 1.0]) -> nan
// CALL: @fmul_f64(0x7FEFFFFFFFFFFFFF, [10.0, 0x0000000000000001, 5.0, 0x3FD5555555555555]) -> inf
// CALL: @fmax_f32([1.0, 5.0, -1.5]) -> 5.0
// CALL: @fmax_f32([-inf, -1.5, inf]) -> inf
// CALL: @fmax_f32([nan, 1.0, 5.0]) -> 5.0
// CALL: @fmax_f32([1.0, 5.0, nan]) -> 5.0
// CALL: @fmax_f32([nan, nan, nan]) -> nan
// CALL: @fmax_f32([0x00000001, 0x00800000, 0x7F7FFFFF]) -> 0x7F7FFFFF
// CALL: @fmin_f32([1.0, 5.0, -1.5]) -> -1.5
// CALL: @fmin_f32([-inf, -1.5, inf]) -> -inf
// CALL: @fmin_f32([nan, 1.0, 5.0]) -> 1.0
// CALL: @fmin_f32([1.0, 5.0, nan]) -> 1.0
// CALL: @fmin_f32([nan, nan, nan]) -> nan
// CALL: @fmin_f32([0x00000001, 0x00800000, 0x7F7FFFFF]) -> 0x00000001
// CALL: @fmaximum_f32([1.0, 5.0, -1.5]) -> 5.0
// CALL: @fmaximum_f32([-inf, -1.5, inf]) -> inf
// CALL: @fmaximum_f32([nan, 1.0, 5.0]) -> nan
// CALL: @fmaximum_f32([1.0, 5.0, nan]) -> nan
// CALL: @fmaximum_f32([nan, nan, nan]) -> nan
// CALL: @fmaximum_f32([0x00000001, 0x00800000, 0x7F7FFFFF]) -> 0x7F7FFFFF
// CALL: @fmaximum_f32([0.0, -0.0, 0.0]) -> 0.0
// CALL: @fmaximum_f32([-0.0, 0.0, -0.0]) -> 0.0
// CALL: @fmaximum_f32([-0.0, -0.0, -0.0]) -> -0.0
// CALL: @fminimum_f32([1.0, 5.0, -1.5]) -> -1.5
// CALL: @fminimum_f32([-inf, -1.5, inf]) -> -inf
// CALL: @fminimum_f32([nan, 1.0, 5.0]) -> nan
// CALL: @fminimum_f32([1.0, 5.0, nan]) -> nan
// CALL: @fminimum_f32([nan, nan, nan]) -> nan
// CALL: @fminimum_f32([0x00000001, 0x00800000, 0x7F7FFFFF]) -> 0x00000001
// CALL: @fminimum_f32([0.0, -0.0, 0.0]) -> -0.0
// CALL: @fminimum_f32([-0.0, 0.0, -0.0]) -> -0.0
// CALL: @fminimum_f32([-0.0, -0.0, -0.0]) -> -0.0
// CALL: @fmax_f64([1.0, 5.0, -1.5]) -> 5.0
// CALL: @fmax_f64([-inf, -1.5, inf]) -> inf
// CALL: @fmax_f64([nan, 1.0, 5.0]) -> 5.0
// CALL: @fmax_f64([1.0, 5.0, nan]) -> 5.0
// CALL: @fmax_f64([nan, nan, nan]) -> nan
// CALL: @fmax_f64([0x0000000000000001, 0x0010000000000000, 0x7FEFFFFFFFFFFFFF]) -> 0x7FEFFFFFFFFFFFFF
// CALL: @fmin_f64([1.0, 5.0, -1.5]) -> -1.5
// CALL: @fmin_f64([-inf, -1.5, inf]) -> -inf
// CALL: @fmin_f64([nan, 1.0, 5.0]) -> 1.0
// CALL: @fmin_f64([1.0, 5.0, nan]) -> 1.0
// CALL: @fmin_f64([nan, nan, nan]) -> nan
// CALL: @fmin_f64([0x0000000000000001, 0x0010000000000000, 0x7FEFFFFFFFFFFFFF]) -> 0x0000000000000001
// CALL: @fmaximum_f64([1.0, 5.0, -1.5]) -> 5.0
// CALL: @fmaximum_f64([-inf, -1.5, inf]) -> inf
// CALL: @fmaximum_f64([nan, 1.0, 5.0]) -> nan
// CALL: @fmaximum_f64([1.0, 5.0, nan]) -> nan
// CALL: @fmaximum_f64([nan, nan, nan]) -> nan
// CALL: @fmaximum_f64([0x0000000000000001, 0x0010000000000000, 0x7FEFFFFFFFFFFFFF]) -> 0x7FEFFFFFFFFFFFFF
// CALL: @fmaximum_f64([0.0, -0.0, 0.0]) -> 0.0
// CALL: @fmaximum_f64([-0.0, 0.0, -0.0]) -> 0.0
// CALL: @fmaximum_f64([-0.0, -0.0, -0.0]) -> -0.0
// CALL: @fminimum_f64([1.0, 5.0, -1.5]) -> -1.5
// CALL: @fminimum_f64([-inf, -1.5, inf]) -> -inf
// CALL: @fminimum_f64([nan, 1.0, 5.0]) -> nan
// CALL: @fminimum_f64([1.0, 5.0, nan]) -> nan
// CALL: @fminimum_f64([nan, nan, nan]) -> nan
// CALL: @fminimum_f64([0x0000000000000001, 0x0010000000000000, 0x7FEFFFFFFFFFFFFF]) -> 0x0000000000000001
// CALL: @fminimum_f64([0.0, -0.0, 0.0]) -> -0.0
// CALL: @fminimum_f64([-0.0, 0.0, -0.0]) -> -0.0
// CALL: @fminimum_f64([-0.0, -0.0, -0.0]) -> -0.0
