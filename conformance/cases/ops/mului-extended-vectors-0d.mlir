// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.mului_extended lane by lane.
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> (vector<i32>, vector<i32>) {
  %l, %h = arith.mului_extended %a, %b : vector<i32>
  return %l, %h : vector<i32>, vector<i32>
}
// CALL: @v0([1], [1]) -> [1], [0]
// CALL: @v0([0], [-2]) -> [0], [0]
// CALL: @v0([-1], [-2147483648]) -> [-2147483648], [2147483647]
// CALL-RANDOM: @v0(_, _) count=40 seed=4
