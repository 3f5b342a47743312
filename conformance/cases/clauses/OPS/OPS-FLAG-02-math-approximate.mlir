// RUN: %check %s
// CLAUSE: OPS-FLAG-02
// ULP: 4
// Functions that are one intrinsic of LLVM: those whose last digits nobody promises.
// CHECK-DAG: llvm.intr.sin(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, afn>}
// Any number is an answer with afn.
func.func @sin_afn(%a: f32) -> f32 {
  %r = math.sin %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.sin(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, contract>}
func.func @sin(%a: f32) -> f32 {
  %r = math.sin %a fastmath<ninf,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.cos(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, contract>}
func.func @cos(%a: f32) -> f32 {
  %r = math.cos %a fastmath<ninf,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.exp(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, contract>}
func.func @exp(%a: f32) -> f32 {
  %r = math.exp %a fastmath<ninf,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.exp2(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, contract>}
func.func @exp2(%a: f32) -> f32 {
  %r = math.exp2 %a fastmath<ninf,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.log(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, contract>}
func.func @log(%a: f32) -> f32 {
  %r = math.log %a fastmath<ninf,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.log2(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, contract>}
func.func @log2(%a: f32) -> f32 {
  %r = math.log2 %a fastmath<ninf,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.log10(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, contract>}
func.func @log10(%a: f32) -> f32 {
  %r = math.log10 %a fastmath<ninf,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.pow(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, contract>}
func.func @powf(%a: f32, %b: f32) -> f32 {
  %r = math.powf %a, %b fastmath<ninf,contract> : f32
  return %r : f32
}
// CALL: @sin_afn(2.0) -> _
// CALL: @sin(2.0) -> 0.9092974
// CALL: @sin(nan) -> nan
// CALL: @sin(-0.0) -> -0.0
// CALL: @cos(2.0) -> -0.41614684
// CALL: @cos(nan) -> nan
// CALL: @exp(2.0) -> 7.389056
// CALL: @exp(nan) -> nan
// CALL: @exp(-200.0) -> 0.0
// CALL: @exp2(2.5) -> 5.656854
// CALL: @exp2(nan) -> nan
// CALL: @exp2(-200.0) -> 0.0
// CALL: @log(2.0) -> 0.6931472
// CALL: @log(nan) -> nan
// CALL: @log(1.0) -> 0.0
// CALL: @log2(5.0) -> 2.321928
// CALL: @log2(nan) -> nan
// CALL: @log2(1.0) -> 0.0
// CALL: @log10(2.0) -> 0.30103
// CALL: @log10(nan) -> nan
// CALL: @log10(1.0) -> 0.0
// CALL: @powf(2.0, 3.5) -> 11.313708
// CALL: @powf(nan, 2.0) -> nan
// CALL: @powf(-1.0e-30, 3.0) -> -0.0
