// RUN: %check %s
// CLAUSE: TYPE-FP-02
// bf16 has 7 bits after the point: 1 + 3 * 2^-8 lies between 1 + 2^-7 and 1 + 2^-6, of which the latter is even.
func.func @f(%a: f32) -> bf16 {
  %r = arith.truncf %a : f32 to bf16
  return %r : bf16
}
// CALL: @f(1.01171875) -> 1.015625
// CALL: @f(1.00390625) -> 1.0
// CALL: @f(-1.01171875) -> -1.015625
