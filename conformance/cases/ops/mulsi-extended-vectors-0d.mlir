// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.mulsi_extended lane by lane.
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> (vector<i32>, vector<i32>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<i32>
  return %l, %h : vector<i32>, vector<i32>
}
// CALL: @v0([2147483647], [5]) -> [2147483643], [2]
// CALL: @v0([5], [5]) -> [25], [0]
// CALL: @v0([-1], [2081896282]) -> [-2081896282], [-1]
// CALL-RANDOM: @v0(_, _) count=40 seed=4
