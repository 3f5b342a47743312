// RUN: %check %s
// CLAUSE: TYPE-FP-01
// f16, f32 and f64 stay what they are.
func.func @f(%a: f16, %b: f32, %c: f64) -> (f16, f32, f64) {
  return %a, %b, %c : f16, f32, f64
}
// CHECK: llvm.func @f(%{{[^,]*}}: f16, %{{[^,]*}}: f32, %{{[^,]*}}: f64) -> !llvm.struct<(f16, f32, f64)>
// CALL: @f(1.5, -0.0, 1e300) -> 1.5, -0.0, 1e300
// CALL: @f(inf, 0x7fc00001, -inf) -> inf, 0x7fc00001, -inf
