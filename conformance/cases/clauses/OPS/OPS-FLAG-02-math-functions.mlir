// RUN: %check %s
// CLAUSE: OPS-FLAG-02
// ULP: 4
// Functions that newer releases of LLVM have an intrinsic for: its flags are those of the operation. A call of a library,
// where a release has none, is asked for nothing.
// CHECK-LABEL: llvm.func @acos(
// CHECK: llvm.{{intr\.acos\(%.*\) {fastmathFlags = #llvm\.fastmath<ninf, afn>}|call @acosf\(}}
func.func @acos(%a: f32) -> f32 {
  %r = math.acos %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @asin(
// CHECK: llvm.{{intr\.asin\(%.*\) {fastmathFlags = #llvm\.fastmath<ninf, afn>}|call @asinf\(}}
func.func @asin(%a: f32) -> f32 {
  %r = math.asin %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @atan(
// CHECK: llvm.{{intr\.atan\(%.*\) {fastmathFlags = #llvm\.fastmath<ninf, afn>}|call @atanf\(}}
func.func @atan(%a: f32) -> f32 {
  %r = math.atan %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @cosh(
// CHECK: llvm.{{intr\.cosh\(%.*\) {fastmathFlags = #llvm\.fastmath<ninf, afn>}|call @coshf\(}}
func.func @cosh(%a: f32) -> f32 {
  %r = math.cosh %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @sinh(
// CHECK: llvm.{{intr\.sinh\(%.*\) {fastmathFlags = #llvm\.fastmath<ninf, afn>}|call @sinhf\(}}
func.func @sinh(%a: f32) -> f32 {
  %r = math.sinh %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @tan(
// CHECK: llvm.{{intr\.tan\(%.*\) {fastmathFlags = #llvm\.fastmath<ninf, afn>}|call @tanf\(}}
func.func @tan(%a: f32) -> f32 {
  %r = math.tan %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @tanh(
// CHECK: llvm.{{intr\.tanh\(%.*\) {fastmathFlags = #llvm\.fastmath<ninf, afn>}|call @tanhf\(}}
func.func @tanh(%a: f32) -> f32 {
  %r = math.tanh %a fastmath<ninf,afn> : f32
  return %r : f32
}
// CHECK-LABEL: llvm.func @atan2(
// CHECK: llvm.{{intr\.atan2\(%.*\) {fastmathFlags = #llvm\.fastmath<ninf, afn>}|call @atan2f\(}}
func.func @atan2(%a: f32, %b: f32) -> f32 {
  %r = math.atan2 %a, %b fastmath<ninf,afn> : f32
  return %r : f32
}
// CALL: @acos(0.5) -> _
// CALL: @asin(0.5) -> _
// CALL: @atan(0.5) -> _
// CALL: @cosh(0.5) -> _
// CALL: @sinh(0.5) -> _
// CALL: @tan(0.5) -> _
// CALL: @tanh(0.5) -> _
// CALL: @atan2(0.5, 2.0) -> _
