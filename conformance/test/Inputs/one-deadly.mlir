func.func @first(%a: i32) -> i32 { return %a : i32 }
func.func @bad(%a: f80, %b: f80) -> f80 {
  %r = arith.maximumf %a, %b : f80
  return %r : f80
}
func.func @last(%a: i32) -> i32 { return %a : i32 }
// CALL: @first(3) -> 3
// CALL: @bad(1.0, 2.0) -> 2.0
// CALL: @last(4) -> 4
