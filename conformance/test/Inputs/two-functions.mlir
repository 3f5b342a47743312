// Two functions of one module: what stands against the module is told once.
func.func @one() -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}
func.func @two() -> i32 {
  %c = arith.constant 2 : i32
  return %c : i32
}
// CALL: @one() -> 1
// CALL: @two() -> 2
