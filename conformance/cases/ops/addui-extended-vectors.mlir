// RUN: %check %s
// arith.addui_extended lane by lane.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> (vector<4xi8>, vector<4xi1>) {
  %l, %h = arith.addui_extended %a, %b : vector<4xi8>, vector<4xi1>
  return %l, %h : vector<4xi8>, vector<4xi1>
}
// CALL: @v1([0, 5, 0, 0], [5, 0, -2, 0]) -> [5, 5, -2, 0], [false, false, false, false]
// CALL: @v1([-128, -1, -128, 1], [-1, 0, 127, 127]) -> [127, -1, -1, -128], [true, false, false, false]
// CALL: @v1([-1, 0, 1, 0], [-1, 62, 1, 1]) -> [-2, 62, 2, 1], [true, false, false, false]
// CALL-RANDOM: @v1(_, _) count=40 seed=4
