// RUN: %check %s
// CLAUSE: OPS-FLAG-02
// ULP: 4
// Functions that newer releases of LLVM have an intrinsic for: its flags are those of the operation. A call of a library,
// where a release has none, and an expansion are asked for nothing.
// CHECK-NOT: llvm.intr.{{(acos|asin|atan|cosh|sinh|tan|tanh|atan2)\([^)]*\) (:|[^:]*fastmath<([^,>]*>|[^n]|n[^i]|ninf, [^c]|ninf, c[^o]|[^>]*,[^>]*,))}}
func.func @acos(%a: f32) -> f32 {
  %r = math.acos %a fastmath<ninf,contract> : f32
  return %r : f32
}
func.func @asin(%a: f32) -> f32 {
  %r = math.asin %a fastmath<ninf,contract> : f32
  return %r : f32
}
func.func @atan(%a: f32) -> f32 {
  %r = math.atan %a fastmath<ninf,contract> : f32
  return %r : f32
}
func.func @cosh(%a: f32) -> f32 {
  %r = math.cosh %a fastmath<ninf,contract> : f32
  return %r : f32
}
func.func @sinh(%a: f32) -> f32 {
  %r = math.sinh %a fastmath<ninf,contract> : f32
  return %r : f32
}
func.func @tan(%a: f32) -> f32 {
  %r = math.tan %a fastmath<ninf,contract> : f32
  return %r : f32
}
func.func @tanh(%a: f32) -> f32 {
  %r = math.tanh %a fastmath<ninf,contract> : f32
  return %r : f32
}
func.func @atan2(%a: f32, %b: f32) -> f32 {
  %r = math.atan2 %a, %b fastmath<ninf,contract> : f32
  return %r : f32
}
// CALL: @acos(0.5) -> 1.0471976
// CALL: @acos(nan) -> nan
// CALL: @acos(1.0) -> 0.0
// CALL: @asin(0.5) -> 0.5235988
// CALL: @asin(nan) -> nan
// CALL: @asin(-0.0) -> -0.0
// CALL: @atan(0.5) -> 0.4636476
// CALL: @atan(nan) -> nan
// CALL: @atan(-0.0) -> -0.0
// CALL: @cosh(0.5) -> 1.127626
// CALL: @cosh(nan) -> nan
// CALL: @sinh(0.5) -> 0.5210953
// CALL: @sinh(nan) -> nan
// CALL: @sinh(-0.0) -> -0.0
// CALL: @tan(0.5) -> 0.5463025
// CALL: @tan(nan) -> nan
// CALL: @tan(-0.0) -> -0.0
// CALL: @tanh(0.5) -> 0.46211717
// CALL: @tanh(nan) -> nan
// CALL: @tanh(-0.0) -> -0.0
// CALL: @atan2(0.5, 2.0) -> 0.24497867
// CALL: @atan2(nan, 2.0) -> nan
// CALL: @atan2(-0.0, 2.0) -> -0.0
