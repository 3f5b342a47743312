func.func @first(%a: i32) -> i32 { return %a : i32 }
func.func @bad(%a: vector<2x2xi32>) -> vector<2x2xi32> {
  %low, %high = arith.mulsi_extended %a, %a : vector<2x2xi32>
  return %low : vector<2x2xi32>
}
func.func @last(%a: i32) -> i32 { return %a : i32 }
// CALL: @first(3) -> 3
// CALL: @bad([1, 2, 3, 4]) -> [1, 4, 9, 16]
// CALL: @last(4) -> 4
