// RUN: %check %s
// CLAUSE: OPS-FLAG-02
// ULP: 4
// Functions that are one intrinsic of LLVM: those whose last digits nobody promises.
// CHECK-DAG: llvm.intr.sin(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, afn>}
func.func @sin(%a: f32) -> f32 {
  %r = math.sin %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.cos(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, afn>}
func.func @cos(%a: f32) -> f32 {
  %r = math.cos %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.exp(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, afn>}
func.func @exp(%a: f32) -> f32 {
  %r = math.exp %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.exp2(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, afn>}
func.func @exp2(%a: f32) -> f32 {
  %r = math.exp2 %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.log(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, afn>}
func.func @log(%a: f32) -> f32 {
  %r = math.log %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.log2(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, afn>}
func.func @log2(%a: f32) -> f32 {
  %r = math.log2 %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.log10(%{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, afn>}
func.func @log10(%a: f32) -> f32 {
  %r = math.log10 %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.pow(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<ninf, afn>}
func.func @powf(%a: f32, %b: f32) -> f32 {
  %r = math.powf %a, %b fastmath<ninf,afn> : f32
  return %r : f32
}
// CALL: @sin(2.0) -> _
// CALL: @cos(2.0) -> _
// CALL: @exp(2.0) -> _
// CALL: @exp2(2.0) -> _
// CALL: @log(2.0) -> _
// CALL: @log2(2.0) -> _
// CALL: @log10(2.0) -> _
// CALL: @powf(2.0, 2.0) -> _
