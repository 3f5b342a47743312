// RUN: %check %s
// CLAUSE: RESULT-PACK-05
// The results of an indirect call come back by position too.
func.func private @swap(%a: i32, %b: i32, %c: f32) -> (i32, f32, i32) {
  return %b, %c, %a : i32, f32, i32
}
func.func private @keep(%a: i32, %b: i32, %c: f32) -> (i32, f32, i32) {
  return %a, %c, %b : i32, f32, i32
}
func.func @f(%which: i1, %a: i32, %b: i32, %c: f32) -> (i32, i32, f32) {
  %g = constant @swap : (i32, i32, f32) -> (i32, f32, i32)
  %h = constant @keep : (i32, i32, f32) -> (i32, f32, i32)
  %k = arith.select %which, %g, %h : (i32, i32, f32) -> (i32, f32, i32)
  %r:3 = call_indirect %k(%a, %b, %c) : (i32, i32, f32) -> (i32, f32, i32)
  return %r#0, %r#2, %r#1 : i32, i32, f32
}
// CALL: @f(true, 1, 2, 0.5) -> 2, 1, 0.5
// CALL: @f(false, 1, 2, 0.5) -> 1, 2, 0.5
// CALL-RANDOM: @f(_, _, _, _) count=10 seed=1
