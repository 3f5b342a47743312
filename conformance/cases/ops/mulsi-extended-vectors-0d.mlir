// RUN: %check %s
// arith.mulsi_extended lane by lane.
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> (vector<i32>, vector<i32>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<i32>
  return %l, %h : vector<i32>, vector<i32>
}
// CALL: @v0([0], [2147483647]) -> [0], [0]
// CALL: @v0([1], [2147483647]) -> [2147483647], [0]
// CALL: @v0([5], [5]) -> [25], [0]
// CALL-RANDOM: @v0(_, _) count=40 seed=4
