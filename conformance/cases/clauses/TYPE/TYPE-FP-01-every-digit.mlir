// RUN: %check %s
// CLAUSE: TYPE-FP-01
// 2^24 + 1 is a number of f64 and none of f32, so nothing on the way to f64 may be an f32.
func.func @f(%a: i32) -> f64 {
  %r = arith.sitofp %a : i32 to f64
  return %r : f64
}
// CALL: @f(16777217) -> 16777217.0
// CALL: @f(-16777217) -> -16777217.0
