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
// CALL: @absf(inf) -> inf
// CALL: @absf(-0.0) -> 0.0
// CALL: @ceil(1.5) -> 2.0
// CALL: @ceil(inf) -> inf
// CALL: @floor(1.5) -> 1.0
// CALL: @floor(inf) -> inf
// CALL: @trunc(-1.5) -> -1.0
// CALL: @trunc(inf) -> inf
// CALL: @round(2.5) -> 3.0
// CALL: @round(inf) -> inf
// CALL: @roundeven(2.5) -> 2.0
// CALL: @roundeven(inf) -> inf
// CALL: @sqrt(9.0) -> 3.0
// CALL: @sqrt(inf) -> inf
// CALL: @sqrt(-0.0) -> -0.0
// CALL: @copysign(2.0, -1.0) -> -2.0
// CALL: @copysign(inf, -1.0) -> -inf
// CALL: @copysign(-0.0, -1.0) -> -0.0
// CALL: @fma(2.0, 3.0, 4.0) -> 10.0
// CALL: @fma(inf, 3.0, 4.0) -> inf
// CALL: @fma(-0.0, -0.0, -0.0) -> 0.0
// CALL-RANDOM: @ceil count=40 seed=11
// CALL-RANDOM: @floor count=40 seed=11
// CALL-RANDOM: @trunc count=40 seed=11
// CALL-RANDOM: @round count=40 seed=11
// CALL-RANDOM: @roundeven count=40 seed=11
