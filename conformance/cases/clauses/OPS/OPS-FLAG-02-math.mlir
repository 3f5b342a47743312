// RUN: %check %s
// CLAUSE: OPS-FLAG-02
// Functions that are one intrinsic of LLVM: exact ones.
// CHECK-DAG: llvm.intr.fabs(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, contract>}
func.func @absf(%a: f32) -> f32 {
  %r = math.absf %a fastmath<nnan,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.ceil(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, contract>}
func.func @ceil(%a: f32) -> f32 {
  %r = math.ceil %a fastmath<nnan,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.floor(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, contract>}
func.func @floor(%a: f32) -> f32 {
  %r = math.floor %a fastmath<nnan,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.trunc(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, contract>}
func.func @trunc(%a: f32) -> f32 {
  %r = math.trunc %a fastmath<nnan,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.round(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, contract>}
func.func @round(%a: f32) -> f32 {
  %r = math.round %a fastmath<nnan,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.roundeven(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, contract>}
func.func @roundeven(%a: f32) -> f32 {
  %r = math.roundeven %a fastmath<nnan,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.sqrt(%{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, contract>}
func.func @sqrt(%a: f32) -> f32 {
  %r = math.sqrt %a fastmath<nnan,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.copysign(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, contract>}
func.func @copysign(%a: f32, %b: f32) -> f32 {
  %r = math.copysign %a, %b fastmath<nnan,contract> : f32
  return %r : f32
}
// CHECK-DAG: llvm.intr.fma(%{{.*}}, %{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<nnan, contract>}
func.func @fma(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.fma %a, %b, %c fastmath<nnan,contract> : f32
  return %r : f32
}
// CALL: @absf(-2.5) -> 2.5
// CALL: @ceil(1.5) -> 2.0
// CALL: @floor(1.5) -> 1.0
// CALL: @trunc(-1.5) -> -1.0
// CALL: @round(2.5) -> 3.0
// CALL: @roundeven(2.5) -> 2.0
// CALL: @sqrt(9.0) -> 3.0
// CALL: @copysign(2.0, -1.0) -> -2.0
// CALL: @fma(2.0, 3.0, 4.0) -> 10.0
