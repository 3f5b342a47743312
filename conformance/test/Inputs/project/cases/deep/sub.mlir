func.func @sub(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  return %0 : i32
}
// CALL: @sub(7, 2) -> 5
