func.func @swap(%a: i32, %b: i32) -> (i32, i32) {
  return %b, %a : i32, i32
}
// CALL: @swap(1, -2) -> -2, 1
// CALL-RANDOM: @swap count=20
