func.func @same(%a: i32) -> i32 {
  return %a : i32
}
// CALL: @same(1) -> 1
// CALL: @same(2) -> 2
// CALL: @same(3) -> 3
// CALL: @same(4) -> 4
// CALL: @same(5) -> 5
// CALL: @same(6) -> 6
