// RUN: %check %s
// arith.addui_extended lane by lane.
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> (vector<i32>, vector<i1>) {
  %l, %h = arith.addui_extended %a, %b : vector<i32>, vector<i1>
  return %l, %h : vector<i32>, vector<i1>
}
// CALL: @v0([5], [5]) -> [10], [false]
// CALL: @v0([945258703], [-1474490850]) -> [-529232147], [false]
// CALL: @v0([-2147483648], [-2147483648]) -> [0], [true]
// CALL-RANDOM: @v0(_, _) count=40 seed=4
