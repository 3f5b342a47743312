// RUN: %check %s
// CLAUSE: OPS-FLAG-02
// ULP: 4
// Functions that newer releases of LLVM have an intrinsic for: its flags are those of the operation. A call of a library,
// where a release has none, and an expansion are asked for nothing.
// CHECK-NOT: llvm.intr.{{(acos|asin|atan|cosh|sinh|tan|tanh|atan2)\([^)]*\) (:|[^:]*fastmath<([^,>]*>|[^n]|n[^i]|ninf, [^a]|ninf, a[^f]|[^>]*,[^>]*,))}}
func.func @acos(%a: f32) -> f32 {
  %r = math.acos %a fastmath<ninf,afn> : f32
  return %r : f32
}
func.func @asin(%a: f32) -> f32 {
  %r = math.asin %a fastmath<ninf,afn> : f32
  return %r : f32
}
func.func @atan(%a: f32) -> f32 {
  %r = math.atan %a fastmath<ninf,afn> : f32
  return %r : f32
}
func.func @cosh(%a: f32) -> f32 {
  %r = math.cosh %a fastmath<ninf,afn> : f32
  return %r : f32
}
func.func @sinh(%a: f32) -> f32 {
  %r = math.sinh %a fastmath<ninf,afn> : f32
  return %r : f32
}
func.func @tan(%a: f32) -> f32 {
  %r = math.tan %a fastmath<ninf,afn> : f32
  return %r : f32
}
func.func @tanh(%a: f32) -> f32 {
  %r = math.tanh %a fastmath<ninf,afn> : f32
  return %r : f32
}
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
