// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.addui_extended lane by lane.
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> (vector<i32>, vector<i1>) {
  %l, %h = arith.addui_extended %a, %b : vector<i32>, vector<i1>
  return %l, %h : vector<i32>, vector<i1>
}
// CALL: @v0([0], [0]) -> [0], [false]
// CALL: @v0([-2147483648], [1]) -> [-2147483647], [false]
// CALL: @v0([-2147483648], [1]) -> [-2147483647], [false]
// CALL-RANDOM: @v0(_, _) count=40 seed=4
