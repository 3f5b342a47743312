// RUN: %check %s
// CLAUSE: ADDR-01
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// CALL: @f(3) -> 3
