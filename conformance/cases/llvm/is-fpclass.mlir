// RUN: %check %s
// llvm.intr.is.fpclass: bits of the mask are signalling and quiet NaN, then -inf, -normal, -subnormal, -0, +0, +subnormal, +normal, +inf.
llvm.func @snan_f16(%a: f16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (f16) -> i1
  llvm.return %r : i1
}
llvm.func @qnan_f16(%a: f16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 2 : i32}> : (f16) -> i1
  llvm.return %r : i1
}
llvm.func @ninf_f16(%a: f16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 4 : i32}> : (f16) -> i1
  llvm.return %r : i1
}
llvm.func @nnormal_f16(%a: f16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 8 : i32}> : (f16) -> i1
  llvm.return %r : i1
}
llvm.func @nsubnormal_f16(%a: f16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 16 : i32}> : (f16) -> i1
  llvm.return %r : i1
}
llvm.func @zeros_f16(%a: f16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 96 : i32}> : (f16) -> i1
  llvm.return %r : i1
}
llvm.func @pnormal_f16(%a: f16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 256 : i32}> : (f16) -> i1
  llvm.return %r : i1
}
llvm.func @finite_f16(%a: f16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 504 : i32}> : (f16) -> i1
  llvm.return %r : i1
}
llvm.func @odd_f16(%a: f16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 682 : i32}> : (f16) -> i1
  llvm.return %r : i1
}
llvm.func @snan_bf16(%a: bf16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (bf16) -> i1
  llvm.return %r : i1
}
llvm.func @qnan_bf16(%a: bf16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 2 : i32}> : (bf16) -> i1
  llvm.return %r : i1
}
llvm.func @ninf_bf16(%a: bf16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 4 : i32}> : (bf16) -> i1
  llvm.return %r : i1
}
llvm.func @nnormal_bf16(%a: bf16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 8 : i32}> : (bf16) -> i1
  llvm.return %r : i1
}
llvm.func @nsubnormal_bf16(%a: bf16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 16 : i32}> : (bf16) -> i1
  llvm.return %r : i1
}
llvm.func @zeros_bf16(%a: bf16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 96 : i32}> : (bf16) -> i1
  llvm.return %r : i1
}
llvm.func @pnormal_bf16(%a: bf16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 256 : i32}> : (bf16) -> i1
  llvm.return %r : i1
}
llvm.func @finite_bf16(%a: bf16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 504 : i32}> : (bf16) -> i1
  llvm.return %r : i1
}
llvm.func @odd_bf16(%a: bf16) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 682 : i32}> : (bf16) -> i1
  llvm.return %r : i1
}
llvm.func @snan_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @qnan_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 2 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @nan_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 3 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @ninf_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 4 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @nnormal_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 8 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @nsubnormal_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 16 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @zeros_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 96 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @psubnormal_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 128 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @pnormal_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 256 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @pinf_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 512 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @finite_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 504 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @none_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 0 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @any_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1023 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @negative_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 60 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @odd_f32(%a: f32) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 682 : i32}> : (f32) -> i1
  llvm.return %r : i1
}
llvm.func @snan_f64(%a: f64) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (f64) -> i1
  llvm.return %r : i1
}
llvm.func @qnan_f64(%a: f64) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 2 : i32}> : (f64) -> i1
  llvm.return %r : i1
}
llvm.func @ninf_f64(%a: f64) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 4 : i32}> : (f64) -> i1
  llvm.return %r : i1
}
llvm.func @nnormal_f64(%a: f64) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 8 : i32}> : (f64) -> i1
  llvm.return %r : i1
}
llvm.func @nsubnormal_f64(%a: f64) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 16 : i32}> : (f64) -> i1
  llvm.return %r : i1
}
llvm.func @zeros_f64(%a: f64) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 96 : i32}> : (f64) -> i1
  llvm.return %r : i1
}
llvm.func @pnormal_f64(%a: f64) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 256 : i32}> : (f64) -> i1
  llvm.return %r : i1
}
llvm.func @finite_f64(%a: f64) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 504 : i32}> : (f64) -> i1
  llvm.return %r : i1
}
llvm.func @odd_f64(%a: f64) -> i1 {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 682 : i32}> : (f64) -> i1
  llvm.return %r : i1
}
llvm.func @v3(%a: vector<3xf32>) -> vector<3xi1> {
  %r = "llvm.intr.is.fpclass"(%a) <{bit = 516 : i32}> : (vector<3xf32>) -> vector<3xi1>
  llvm.return %r : vector<3xi1>
}
// CALL: @snan_f16(0x7C01) -> true
// CALL: @snan_f16(0xFC01) -> true
// CALL: @snan_f16(0x7E00) -> false
// CALL: @snan_f16(0xFE01) -> false
// CALL: @snan_f16(-inf) -> false
// CALL: @snan_f16(-1.0) -> false
// CALL: @snan_f16(-65504.0) -> false
// CALL: @snan_f16(0x8001) -> false
// CALL: @snan_f16(-0.0) -> false
// CALL: @snan_f16(0.0) -> false
// CALL: @snan_f16(0x03FF) -> false
// CALL: @snan_f16(0x0400) -> false
// CALL: @snan_f16(2.5) -> false
// CALL: @snan_f16(inf) -> false
// CALL: @qnan_f16(0x7C01) -> false
// CALL: @qnan_f16(0xFC01) -> false
// CALL: @qnan_f16(0x7E00) -> true
// CALL: @qnan_f16(0xFE01) -> true
// CALL: @qnan_f16(-inf) -> false
// CALL: @qnan_f16(-1.0) -> false
// CALL: @qnan_f16(-65504.0) -> false
// CALL: @qnan_f16(0x8001) -> false
// CALL: @qnan_f16(-0.0) -> false
// CALL: @qnan_f16(0.0) -> false
// CALL: @qnan_f16(0x03FF) -> false
// CALL: @qnan_f16(0x0400) -> false
// CALL: @qnan_f16(2.5) -> false
// CALL: @qnan_f16(inf) -> false
// CALL: @ninf_f16(0x7C01) -> false
// CALL: @ninf_f16(0xFC01) -> false
// CALL: @ninf_f16(0x7E00) -> false
// CALL: @ninf_f16(0xFE01) -> false
// CALL: @ninf_f16(-inf) -> true
// CALL: @ninf_f16(-1.0) -> false
// CALL: @ninf_f16(-65504.0) -> false
// CALL: @ninf_f16(0x8001) -> false
// CALL: @ninf_f16(-0.0) -> false
// CALL: @ninf_f16(0.0) -> false
// CALL: @ninf_f16(0x03FF) -> false
// CALL: @ninf_f16(0x0400) -> false
// CALL: @ninf_f16(2.5) -> false
// CALL: @ninf_f16(inf) -> false
// CALL: @nnormal_f16(0x7C01) -> false
// CALL: @nnormal_f16(0xFC01) -> false
// CALL: @nnormal_f16(0x7E00) -> false
// CALL: @nnormal_f16(0xFE01) -> false
// CALL: @nnormal_f16(-inf) -> false
// CALL: @nnormal_f16(-1.0) -> true
// CALL: @nnormal_f16(-65504.0) -> true
// CALL: @nnormal_f16(0x8001) -> false
// CALL: @nnormal_f16(-0.0) -> false
// CALL: @nnormal_f16(0.0) -> false
// CALL: @nnormal_f16(0x03FF) -> false
// CALL: @nnormal_f16(0x0400) -> false
// CALL: @nnormal_f16(2.5) -> false
// CALL: @nnormal_f16(inf) -> false
// CALL: @nsubnormal_f16(0x7C01) -> false
// CALL: @nsubnormal_f16(0xFC01) -> false
// CALL: @nsubnormal_f16(0x7E00) -> false
// CALL: @nsubnormal_f16(0xFE01) -> false
// CALL: @nsubnormal_f16(-inf) -> false
// CALL: @nsubnormal_f16(-1.0) -> false
// CALL: @nsubnormal_f16(-65504.0) -> false
// CALL: @nsubnormal_f16(0x8001) -> true
// CALL: @nsubnormal_f16(-0.0) -> false
// CALL: @nsubnormal_f16(0.0) -> false
// CALL: @nsubnormal_f16(0x03FF) -> false
// CALL: @nsubnormal_f16(0x0400) -> false
// CALL: @nsubnormal_f16(2.5) -> false
// CALL: @nsubnormal_f16(inf) -> false
// CALL: @zeros_f16(0x7C01) -> false
// CALL: @zeros_f16(0xFC01) -> false
// CALL: @zeros_f16(0x7E00) -> false
// CALL: @zeros_f16(0xFE01) -> false
// CALL: @zeros_f16(-inf) -> false
// CALL: @zeros_f16(-1.0) -> false
// CALL: @zeros_f16(-65504.0) -> false
// CALL: @zeros_f16(0x8001) -> false
// CALL: @zeros_f16(-0.0) -> true
// CALL: @zeros_f16(0.0) -> true
// CALL: @zeros_f16(0x03FF) -> false
// CALL: @zeros_f16(0x0400) -> false
// CALL: @zeros_f16(2.5) -> false
// CALL: @zeros_f16(inf) -> false
// CALL: @pnormal_f16(0x7C01) -> false
// CALL: @pnormal_f16(0xFC01) -> false
// CALL: @pnormal_f16(0x7E00) -> false
// CALL: @pnormal_f16(0xFE01) -> false
// CALL: @pnormal_f16(-inf) -> false
// CALL: @pnormal_f16(-1.0) -> false
// CALL: @pnormal_f16(-65504.0) -> false
// CALL: @pnormal_f16(0x8001) -> false
// CALL: @pnormal_f16(-0.0) -> false
// CALL: @pnormal_f16(0.0) -> false
// CALL: @pnormal_f16(0x03FF) -> false
// CALL: @pnormal_f16(0x0400) -> true
// CALL: @pnormal_f16(2.5) -> true
// CALL: @pnormal_f16(inf) -> false
// CALL: @finite_f16(0x7C01) -> false
// CALL: @finite_f16(0xFC01) -> false
// CALL: @finite_f16(0x7E00) -> false
// CALL: @finite_f16(0xFE01) -> false
// CALL: @finite_f16(-inf) -> false
// CALL: @finite_f16(-1.0) -> true
// CALL: @finite_f16(-65504.0) -> true
// CALL: @finite_f16(0x8001) -> true
// CALL: @finite_f16(-0.0) -> true
// CALL: @finite_f16(0.0) -> true
// CALL: @finite_f16(0x03FF) -> true
// CALL: @finite_f16(0x0400) -> true
// CALL: @finite_f16(2.5) -> true
// CALL: @finite_f16(inf) -> false
// CALL: @odd_f16(0x7C01) -> false
// CALL: @odd_f16(0xFC01) -> false
// CALL: @odd_f16(0x7E00) -> true
// CALL: @odd_f16(0xFE01) -> true
// CALL: @odd_f16(-inf) -> false
// CALL: @odd_f16(-1.0) -> true
// CALL: @odd_f16(-65504.0) -> true
// CALL: @odd_f16(0x8001) -> false
// CALL: @odd_f16(-0.0) -> true
// CALL: @odd_f16(0.0) -> false
// CALL: @odd_f16(0x03FF) -> true
// CALL: @odd_f16(0x0400) -> false
// CALL: @odd_f16(2.5) -> false
// CALL: @odd_f16(inf) -> true
// CALL: @snan_bf16(0x7FC0) -> false
// CALL: @snan_bf16(0xFFC1) -> false
// CALL: @snan_bf16(-inf) -> false
// CALL: @snan_bf16(-1.0) -> false
// CALL: @snan_bf16(0xFF7F) -> false
// CALL: @snan_bf16(0x8001) -> false
// CALL: @snan_bf16(-0.0) -> false
// CALL: @snan_bf16(0.0) -> false
// CALL: @snan_bf16(0x007F) -> false
// CALL: @snan_bf16(0x0080) -> false
// CALL: @snan_bf16(2.5) -> false
// CALL: @snan_bf16(inf) -> false
// CALL: @qnan_bf16(0x7FC0) -> true
// CALL: @qnan_bf16(0xFFC1) -> true
// CALL: @qnan_bf16(-inf) -> false
// CALL: @qnan_bf16(-1.0) -> false
// CALL: @qnan_bf16(0xFF7F) -> false
// CALL: @qnan_bf16(0x8001) -> false
// CALL: @qnan_bf16(-0.0) -> false
// CALL: @qnan_bf16(0.0) -> false
// CALL: @qnan_bf16(0x007F) -> false
// CALL: @qnan_bf16(0x0080) -> false
// CALL: @qnan_bf16(2.5) -> false
// CALL: @qnan_bf16(inf) -> false
// CALL: @ninf_bf16(0x7F81) -> false
// CALL: @ninf_bf16(0xFF81) -> false
// CALL: @ninf_bf16(0x7FC0) -> false
// CALL: @ninf_bf16(0xFFC1) -> false
// CALL: @ninf_bf16(-inf) -> true
// CALL: @ninf_bf16(-1.0) -> false
// CALL: @ninf_bf16(0xFF7F) -> false
// CALL: @ninf_bf16(0x8001) -> false
// CALL: @ninf_bf16(-0.0) -> false
// CALL: @ninf_bf16(0.0) -> false
// CALL: @ninf_bf16(0x007F) -> false
// CALL: @ninf_bf16(0x0080) -> false
// CALL: @ninf_bf16(2.5) -> false
// CALL: @ninf_bf16(inf) -> false
// CALL: @nnormal_bf16(0x7F81) -> false
// CALL: @nnormal_bf16(0xFF81) -> false
// CALL: @nnormal_bf16(0x7FC0) -> false
// CALL: @nnormal_bf16(0xFFC1) -> false
// CALL: @nnormal_bf16(-inf) -> false
// CALL: @nnormal_bf16(-1.0) -> true
// CALL: @nnormal_bf16(0xFF7F) -> true
// CALL: @nnormal_bf16(0x8001) -> false
// CALL: @nnormal_bf16(-0.0) -> false
// CALL: @nnormal_bf16(0.0) -> false
// CALL: @nnormal_bf16(0x007F) -> false
// CALL: @nnormal_bf16(0x0080) -> false
// CALL: @nnormal_bf16(2.5) -> false
// CALL: @nnormal_bf16(inf) -> false
// CALL: @nsubnormal_bf16(0x7F81) -> false
// CALL: @nsubnormal_bf16(0xFF81) -> false
// CALL: @nsubnormal_bf16(0x7FC0) -> false
// CALL: @nsubnormal_bf16(0xFFC1) -> false
// CALL: @nsubnormal_bf16(-inf) -> false
// CALL: @nsubnormal_bf16(-1.0) -> false
// CALL: @nsubnormal_bf16(0xFF7F) -> false
// CALL: @nsubnormal_bf16(0x8001) -> true
// CALL: @nsubnormal_bf16(-0.0) -> false
// CALL: @nsubnormal_bf16(0.0) -> false
// CALL: @nsubnormal_bf16(0x007F) -> false
// CALL: @nsubnormal_bf16(0x0080) -> false
// CALL: @nsubnormal_bf16(2.5) -> false
// CALL: @nsubnormal_bf16(inf) -> false
// CALL: @zeros_bf16(0x7F81) -> false
// CALL: @zeros_bf16(0xFF81) -> false
// CALL: @zeros_bf16(0x7FC0) -> false
// CALL: @zeros_bf16(0xFFC1) -> false
// CALL: @zeros_bf16(-inf) -> false
// CALL: @zeros_bf16(-1.0) -> false
// CALL: @zeros_bf16(0xFF7F) -> false
// CALL: @zeros_bf16(0x8001) -> false
// CALL: @zeros_bf16(-0.0) -> true
// CALL: @zeros_bf16(0.0) -> true
// CALL: @zeros_bf16(0x007F) -> false
// CALL: @zeros_bf16(0x0080) -> false
// CALL: @zeros_bf16(2.5) -> false
// CALL: @zeros_bf16(inf) -> false
// CALL: @pnormal_bf16(0x7F81) -> false
// CALL: @pnormal_bf16(0xFF81) -> false
// CALL: @pnormal_bf16(0x7FC0) -> false
// CALL: @pnormal_bf16(0xFFC1) -> false
// CALL: @pnormal_bf16(-inf) -> false
// CALL: @pnormal_bf16(-1.0) -> false
// CALL: @pnormal_bf16(0xFF7F) -> false
// CALL: @pnormal_bf16(0x8001) -> false
// CALL: @pnormal_bf16(-0.0) -> false
// CALL: @pnormal_bf16(0.0) -> false
// CALL: @pnormal_bf16(0x007F) -> false
// CALL: @pnormal_bf16(0x0080) -> true
// CALL: @pnormal_bf16(2.5) -> true
// CALL: @pnormal_bf16(inf) -> false
// CALL: @finite_bf16(0x7F81) -> false
// CALL: @finite_bf16(0xFF81) -> false
// CALL: @finite_bf16(0x7FC0) -> false
// CALL: @finite_bf16(0xFFC1) -> false
// CALL: @finite_bf16(-inf) -> false
// CALL: @finite_bf16(-1.0) -> true
// CALL: @finite_bf16(0xFF7F) -> true
// CALL: @finite_bf16(0x8001) -> true
// CALL: @finite_bf16(-0.0) -> true
// CALL: @finite_bf16(0.0) -> true
// CALL: @finite_bf16(0x007F) -> true
// CALL: @finite_bf16(0x0080) -> true
// CALL: @finite_bf16(2.5) -> true
// CALL: @finite_bf16(inf) -> false
// CALL: @odd_bf16(0x7FC0) -> true
// CALL: @odd_bf16(0xFFC1) -> true
// CALL: @odd_bf16(-inf) -> false
// CALL: @odd_bf16(-1.0) -> true
// CALL: @odd_bf16(0xFF7F) -> true
// CALL: @odd_bf16(0x8001) -> false
// CALL: @odd_bf16(-0.0) -> true
// CALL: @odd_bf16(0.0) -> false
// CALL: @odd_bf16(0x007F) -> true
// CALL: @odd_bf16(0x0080) -> false
// CALL: @odd_bf16(2.5) -> false
// CALL: @odd_bf16(inf) -> true
// CALL: @snan_f32(0x7F800001) -> true
// CALL: @snan_f32(0xFF800001) -> true
// CALL: @snan_f32(0x7FC00000) -> false
// CALL: @snan_f32(0xFFC00001) -> false
// CALL: @snan_f32(-inf) -> false
// CALL: @snan_f32(-1.0) -> false
// CALL: @snan_f32(0xFF7FFFFF) -> false
// CALL: @snan_f32(0x80000001) -> false
// CALL: @snan_f32(-0.0) -> false
// CALL: @snan_f32(0.0) -> false
// CALL: @snan_f32(0x007FFFFF) -> false
// CALL: @snan_f32(0x00800000) -> false
// CALL: @snan_f32(2.5) -> false
// CALL: @snan_f32(inf) -> false
// CALL: @qnan_f32(0x7F800001) -> false
// CALL: @qnan_f32(0xFF800001) -> false
// CALL: @qnan_f32(0x7FC00000) -> true
// CALL: @qnan_f32(0xFFC00001) -> true
// CALL: @qnan_f32(-inf) -> false
// CALL: @qnan_f32(-1.0) -> false
// CALL: @qnan_f32(0xFF7FFFFF) -> false
// CALL: @qnan_f32(0x80000001) -> false
// CALL: @qnan_f32(-0.0) -> false
// CALL: @qnan_f32(0.0) -> false
// CALL: @qnan_f32(0x007FFFFF) -> false
// CALL: @qnan_f32(0x00800000) -> false
// CALL: @qnan_f32(2.5) -> false
// CALL: @qnan_f32(inf) -> false
// CALL: @nan_f32(0x7F800001) -> true
// CALL: @nan_f32(0xFF800001) -> true
// CALL: @nan_f32(0x7FC00000) -> true
// CALL: @nan_f32(0xFFC00001) -> true
// CALL: @nan_f32(-inf) -> false
// CALL: @nan_f32(-1.0) -> false
// CALL: @nan_f32(0xFF7FFFFF) -> false
// CALL: @nan_f32(0x80000001) -> false
// CALL: @nan_f32(-0.0) -> false
// CALL: @nan_f32(0.0) -> false
// CALL: @nan_f32(0x007FFFFF) -> false
// CALL: @nan_f32(0x00800000) -> false
// CALL: @nan_f32(2.5) -> false
// CALL: @nan_f32(inf) -> false
// CALL: @ninf_f32(0x7F800001) -> false
// CALL: @ninf_f32(0xFF800001) -> false
// CALL: @ninf_f32(0x7FC00000) -> false
// CALL: @ninf_f32(0xFFC00001) -> false
// CALL: @ninf_f32(-inf) -> true
// CALL: @ninf_f32(-1.0) -> false
// CALL: @ninf_f32(0xFF7FFFFF) -> false
// CALL: @ninf_f32(0x80000001) -> false
// CALL: @ninf_f32(-0.0) -> false
// CALL: @ninf_f32(0.0) -> false
// CALL: @ninf_f32(0x007FFFFF) -> false
// CALL: @ninf_f32(0x00800000) -> false
// CALL: @ninf_f32(2.5) -> false
// CALL: @ninf_f32(inf) -> false
// CALL: @nnormal_f32(0x7F800001) -> false
// CALL: @nnormal_f32(0xFF800001) -> false
// CALL: @nnormal_f32(0x7FC00000) -> false
// CALL: @nnormal_f32(0xFFC00001) -> false
// CALL: @nnormal_f32(-inf) -> false
// CALL: @nnormal_f32(-1.0) -> true
// CALL: @nnormal_f32(0xFF7FFFFF) -> true
// CALL: @nnormal_f32(0x80000001) -> false
// CALL: @nnormal_f32(-0.0) -> false
// CALL: @nnormal_f32(0.0) -> false
// CALL: @nnormal_f32(0x007FFFFF) -> false
// CALL: @nnormal_f32(0x00800000) -> false
// CALL: @nnormal_f32(2.5) -> false
// CALL: @nnormal_f32(inf) -> false
// CALL: @nsubnormal_f32(0x7F800001) -> false
// CALL: @nsubnormal_f32(0xFF800001) -> false
// CALL: @nsubnormal_f32(0x7FC00000) -> false
// CALL: @nsubnormal_f32(0xFFC00001) -> false
// CALL: @nsubnormal_f32(-inf) -> false
// CALL: @nsubnormal_f32(-1.0) -> false
// CALL: @nsubnormal_f32(0xFF7FFFFF) -> false
// CALL: @nsubnormal_f32(0x80000001) -> true
// CALL: @nsubnormal_f32(-0.0) -> false
// CALL: @nsubnormal_f32(0.0) -> false
// CALL: @nsubnormal_f32(0x007FFFFF) -> false
// CALL: @nsubnormal_f32(0x00800000) -> false
// CALL: @nsubnormal_f32(2.5) -> false
// CALL: @nsubnormal_f32(inf) -> false
// CALL: @zeros_f32(0x7F800001) -> false
// CALL: @zeros_f32(0xFF800001) -> false
// CALL: @zeros_f32(0x7FC00000) -> false
// CALL: @zeros_f32(0xFFC00001) -> false
// CALL: @zeros_f32(-inf) -> false
// CALL: @zeros_f32(-1.0) -> false
// CALL: @zeros_f32(0xFF7FFFFF) -> false
// CALL: @zeros_f32(0x80000001) -> false
// CALL: @zeros_f32(-0.0) -> true
// CALL: @zeros_f32(0.0) -> true
// CALL: @zeros_f32(0x007FFFFF) -> false
// CALL: @zeros_f32(0x00800000) -> false
// CALL: @zeros_f32(2.5) -> false
// CALL: @zeros_f32(inf) -> false
// CALL: @psubnormal_f32(0x7F800001) -> false
// CALL: @psubnormal_f32(0xFF800001) -> false
// CALL: @psubnormal_f32(0x7FC00000) -> false
// CALL: @psubnormal_f32(0xFFC00001) -> false
// CALL: @psubnormal_f32(-inf) -> false
// CALL: @psubnormal_f32(-1.0) -> false
// CALL: @psubnormal_f32(0xFF7FFFFF) -> false
// CALL: @psubnormal_f32(0x80000001) -> false
// CALL: @psubnormal_f32(-0.0) -> false
// CALL: @psubnormal_f32(0.0) -> false
// CALL: @psubnormal_f32(0x007FFFFF) -> true
// CALL: @psubnormal_f32(0x00800000) -> false
// CALL: @psubnormal_f32(2.5) -> false
// CALL: @psubnormal_f32(inf) -> false
// CALL: @pnormal_f32(0x7F800001) -> false
// CALL: @pnormal_f32(0xFF800001) -> false
// CALL: @pnormal_f32(0x7FC00000) -> false
// CALL: @pnormal_f32(0xFFC00001) -> false
// CALL: @pnormal_f32(-inf) -> false
// CALL: @pnormal_f32(-1.0) -> false
// CALL: @pnormal_f32(0xFF7FFFFF) -> false
// CALL: @pnormal_f32(0x80000001) -> false
// CALL: @pnormal_f32(-0.0) -> false
// CALL: @pnormal_f32(0.0) -> false
// CALL: @pnormal_f32(0x007FFFFF) -> false
// CALL: @pnormal_f32(0x00800000) -> true
// CALL: @pnormal_f32(2.5) -> true
// CALL: @pnormal_f32(inf) -> false
// CALL: @pinf_f32(0x7F800001) -> false
// CALL: @pinf_f32(0xFF800001) -> false
// CALL: @pinf_f32(0x7FC00000) -> false
// CALL: @pinf_f32(0xFFC00001) -> false
// CALL: @pinf_f32(-inf) -> false
// CALL: @pinf_f32(-1.0) -> false
// CALL: @pinf_f32(0xFF7FFFFF) -> false
// CALL: @pinf_f32(0x80000001) -> false
// CALL: @pinf_f32(-0.0) -> false
// CALL: @pinf_f32(0.0) -> false
// CALL: @pinf_f32(0x007FFFFF) -> false
// CALL: @pinf_f32(0x00800000) -> false
// CALL: @pinf_f32(2.5) -> false
// CALL: @pinf_f32(inf) -> true
// CALL: @finite_f32(0x7F800001) -> false
// CALL: @finite_f32(0xFF800001) -> false
// CALL: @finite_f32(0x7FC00000) -> false
// CALL: @finite_f32(0xFFC00001) -> false
// CALL: @finite_f32(-inf) -> false
// CALL: @finite_f32(-1.0) -> true
// CALL: @finite_f32(0xFF7FFFFF) -> true
// CALL: @finite_f32(0x80000001) -> true
// CALL: @finite_f32(-0.0) -> true
// CALL: @finite_f32(0.0) -> true
// CALL: @finite_f32(0x007FFFFF) -> true
// CALL: @finite_f32(0x00800000) -> true
// CALL: @finite_f32(2.5) -> true
// CALL: @finite_f32(inf) -> false
// CALL: @none_f32(0x7F800001) -> false
// CALL: @none_f32(0xFF800001) -> false
// CALL: @none_f32(0x7FC00000) -> false
// CALL: @none_f32(0xFFC00001) -> false
// CALL: @none_f32(-inf) -> false
// CALL: @none_f32(-1.0) -> false
// CALL: @none_f32(0xFF7FFFFF) -> false
// CALL: @none_f32(0x80000001) -> false
// CALL: @none_f32(-0.0) -> false
// CALL: @none_f32(0.0) -> false
// CALL: @none_f32(0x007FFFFF) -> false
// CALL: @none_f32(0x00800000) -> false
// CALL: @none_f32(2.5) -> false
// CALL: @none_f32(inf) -> false
// CALL: @any_f32(0x7F800001) -> true
// CALL: @any_f32(0xFF800001) -> true
// CALL: @any_f32(0x7FC00000) -> true
// CALL: @any_f32(0xFFC00001) -> true
// CALL: @any_f32(-inf) -> true
// CALL: @any_f32(-1.0) -> true
// CALL: @any_f32(0xFF7FFFFF) -> true
// CALL: @any_f32(0x80000001) -> true
// CALL: @any_f32(-0.0) -> true
// CALL: @any_f32(0.0) -> true
// CALL: @any_f32(0x007FFFFF) -> true
// CALL: @any_f32(0x00800000) -> true
// CALL: @any_f32(2.5) -> true
// CALL: @any_f32(inf) -> true
// CALL: @negative_f32(0x7F800001) -> false
// CALL: @negative_f32(0xFF800001) -> false
// CALL: @negative_f32(0x7FC00000) -> false
// CALL: @negative_f32(0xFFC00001) -> false
// CALL: @negative_f32(-inf) -> true
// CALL: @negative_f32(-1.0) -> true
// CALL: @negative_f32(0xFF7FFFFF) -> true
// CALL: @negative_f32(0x80000001) -> true
// CALL: @negative_f32(-0.0) -> true
// CALL: @negative_f32(0.0) -> false
// CALL: @negative_f32(0x007FFFFF) -> false
// CALL: @negative_f32(0x00800000) -> false
// CALL: @negative_f32(2.5) -> false
// CALL: @negative_f32(inf) -> false
// CALL: @odd_f32(0x7F800001) -> false
// CALL: @odd_f32(0xFF800001) -> false
// CALL: @odd_f32(0x7FC00000) -> true
// CALL: @odd_f32(0xFFC00001) -> true
// CALL: @odd_f32(-inf) -> false
// CALL: @odd_f32(-1.0) -> true
// CALL: @odd_f32(0xFF7FFFFF) -> true
// CALL: @odd_f32(0x80000001) -> false
// CALL: @odd_f32(-0.0) -> true
// CALL: @odd_f32(0.0) -> false
// CALL: @odd_f32(0x007FFFFF) -> true
// CALL: @odd_f32(0x00800000) -> false
// CALL: @odd_f32(2.5) -> false
// CALL: @odd_f32(inf) -> true
// CALL: @snan_f64(0x7FF0000000000001) -> true
// CALL: @snan_f64(0xFFF0000000000001) -> true
// CALL: @snan_f64(0x7FF8000000000000) -> false
// CALL: @snan_f64(0xFFF8000000000001) -> false
// CALL: @snan_f64(-inf) -> false
// CALL: @snan_f64(-1.0) -> false
// CALL: @snan_f64(0xFFEFFFFFFFFFFFFF) -> false
// CALL: @snan_f64(0x8000000000000001) -> false
// CALL: @snan_f64(-0.0) -> false
// CALL: @snan_f64(0.0) -> false
// CALL: @snan_f64(0x000FFFFFFFFFFFFF) -> false
// CALL: @snan_f64(0x0010000000000000) -> false
// CALL: @snan_f64(2.5) -> false
// CALL: @snan_f64(inf) -> false
// CALL: @qnan_f64(0x7FF0000000000001) -> false
// CALL: @qnan_f64(0xFFF0000000000001) -> false
// CALL: @qnan_f64(0x7FF8000000000000) -> true
// CALL: @qnan_f64(0xFFF8000000000001) -> true
// CALL: @qnan_f64(-inf) -> false
// CALL: @qnan_f64(-1.0) -> false
// CALL: @qnan_f64(0xFFEFFFFFFFFFFFFF) -> false
// CALL: @qnan_f64(0x8000000000000001) -> false
// CALL: @qnan_f64(-0.0) -> false
// CALL: @qnan_f64(0.0) -> false
// CALL: @qnan_f64(0x000FFFFFFFFFFFFF) -> false
// CALL: @qnan_f64(0x0010000000000000) -> false
// CALL: @qnan_f64(2.5) -> false
// CALL: @qnan_f64(inf) -> false
// CALL: @ninf_f64(0x7FF0000000000001) -> false
// CALL: @ninf_f64(0xFFF0000000000001) -> false
// CALL: @ninf_f64(0x7FF8000000000000) -> false
// CALL: @ninf_f64(0xFFF8000000000001) -> false
// CALL: @ninf_f64(-inf) -> true
// CALL: @ninf_f64(-1.0) -> false
// CALL: @ninf_f64(0xFFEFFFFFFFFFFFFF) -> false
// CALL: @ninf_f64(0x8000000000000001) -> false
// CALL: @ninf_f64(-0.0) -> false
// CALL: @ninf_f64(0.0) -> false
// CALL: @ninf_f64(0x000FFFFFFFFFFFFF) -> false
// CALL: @ninf_f64(0x0010000000000000) -> false
// CALL: @ninf_f64(2.5) -> false
// CALL: @ninf_f64(inf) -> false
// CALL: @nnormal_f64(0x7FF0000000000001) -> false
// CALL: @nnormal_f64(0xFFF0000000000001) -> false
// CALL: @nnormal_f64(0x7FF8000000000000) -> false
// CALL: @nnormal_f64(0xFFF8000000000001) -> false
// CALL: @nnormal_f64(-inf) -> false
// CALL: @nnormal_f64(-1.0) -> true
// CALL: @nnormal_f64(0xFFEFFFFFFFFFFFFF) -> true
// CALL: @nnormal_f64(0x8000000000000001) -> false
// CALL: @nnormal_f64(-0.0) -> false
// CALL: @nnormal_f64(0.0) -> false
// CALL: @nnormal_f64(0x000FFFFFFFFFFFFF) -> false
// CALL: @nnormal_f64(0x0010000000000000) -> false
// CALL: @nnormal_f64(2.5) -> false
// CALL: @nnormal_f64(inf) -> false
// CALL: @nsubnormal_f64(0x7FF0000000000001) -> false
// CALL: @nsubnormal_f64(0xFFF0000000000001) -> false
// CALL: @nsubnormal_f64(0x7FF8000000000000) -> false
// CALL: @nsubnormal_f64(0xFFF8000000000001) -> false
// CALL: @nsubnormal_f64(-inf) -> false
// CALL: @nsubnormal_f64(-1.0) -> false
// CALL: @nsubnormal_f64(0xFFEFFFFFFFFFFFFF) -> false
// CALL: @nsubnormal_f64(0x8000000000000001) -> true
// CALL: @nsubnormal_f64(-0.0) -> false
// CALL: @nsubnormal_f64(0.0) -> false
// CALL: @nsubnormal_f64(0x000FFFFFFFFFFFFF) -> false
// CALL: @nsubnormal_f64(0x0010000000000000) -> false
// CALL: @nsubnormal_f64(2.5) -> false
// CALL: @nsubnormal_f64(inf) -> false
// CALL: @zeros_f64(0x7FF0000000000001) -> false
// CALL: @zeros_f64(0xFFF0000000000001) -> false
// CALL: @zeros_f64(0x7FF8000000000000) -> false
// CALL: @zeros_f64(0xFFF8000000000001) -> false
// CALL: @zeros_f64(-inf) -> false
// CALL: @zeros_f64(-1.0) -> false
// CALL: @zeros_f64(0xFFEFFFFFFFFFFFFF) -> false
// CALL: @zeros_f64(0x8000000000000001) -> false
// CALL: @zeros_f64(-0.0) -> true
// CALL: @zeros_f64(0.0) -> true
// CALL: @zeros_f64(0x000FFFFFFFFFFFFF) -> false
// CALL: @zeros_f64(0x0010000000000000) -> false
// CALL: @zeros_f64(2.5) -> false
// CALL: @zeros_f64(inf) -> false
// CALL: @pnormal_f64(0x7FF0000000000001) -> false
// CALL: @pnormal_f64(0xFFF0000000000001) -> false
// CALL: @pnormal_f64(0x7FF8000000000000) -> false
// CALL: @pnormal_f64(0xFFF8000000000001) -> false
// CALL: @pnormal_f64(-inf) -> false
// CALL: @pnormal_f64(-1.0) -> false
// CALL: @pnormal_f64(0xFFEFFFFFFFFFFFFF) -> false
// CALL: @pnormal_f64(0x8000000000000001) -> false
// CALL: @pnormal_f64(-0.0) -> false
// CALL: @pnormal_f64(0.0) -> false
// CALL: @pnormal_f64(0x000FFFFFFFFFFFFF) -> false
// CALL: @pnormal_f64(0x0010000000000000) -> true
// CALL: @pnormal_f64(2.5) -> true
// CALL: @pnormal_f64(inf) -> false
// CALL: @finite_f64(0x7FF0000000000001) -> false
// CALL: @finite_f64(0xFFF0000000000001) -> false
// CALL: @finite_f64(0x7FF8000000000000) -> false
// CALL: @finite_f64(0xFFF8000000000001) -> false
// CALL: @finite_f64(-inf) -> false
// CALL: @finite_f64(-1.0) -> true
// CALL: @finite_f64(0xFFEFFFFFFFFFFFFF) -> true
// CALL: @finite_f64(0x8000000000000001) -> true
// CALL: @finite_f64(-0.0) -> true
// CALL: @finite_f64(0.0) -> true
// CALL: @finite_f64(0x000FFFFFFFFFFFFF) -> true
// CALL: @finite_f64(0x0010000000000000) -> true
// CALL: @finite_f64(2.5) -> true
// CALL: @finite_f64(inf) -> false
// CALL: @odd_f64(0x7FF0000000000001) -> false
// CALL: @odd_f64(0xFFF0000000000001) -> false
// CALL: @odd_f64(0x7FF8000000000000) -> true
// CALL: @odd_f64(0xFFF8000000000001) -> true
// CALL: @odd_f64(-inf) -> false
// CALL: @odd_f64(-1.0) -> true
// CALL: @odd_f64(0xFFEFFFFFFFFFFFFF) -> true
// CALL: @odd_f64(0x8000000000000001) -> false
// CALL: @odd_f64(-0.0) -> true
// CALL: @odd_f64(0.0) -> false
// CALL: @odd_f64(0x000FFFFFFFFFFFFF) -> true
// CALL: @odd_f64(0x0010000000000000) -> false
// CALL: @odd_f64(2.5) -> false
// CALL: @odd_f64(inf) -> true
// CALL: @v3([inf, 1.0, -inf]) -> [true, false, true]
