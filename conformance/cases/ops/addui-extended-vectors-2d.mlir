// RUN: %check %s
// arith.addui_extended lane by lane.
func.func @v2(%a: vector<2x2xi16>, %b: vector<2x2xi16>) -> (vector<2x2xi16>, vector<2x2xi1>) {
  %l, %h = arith.addui_extended %a, %b : vector<2x2xi16>, vector<2x2xi1>
  return %l, %h : vector<2x2xi16>, vector<2x2xi1>
}
// CALL: @v2([0, -32768, 5, -32768], [32767, -2, -1, -32768]) -> [32767, 32766, 4, 0], [false, true, true, true]
// CALL: @v2([-32768, -32768, 0, 1], [-32768, 1, 32767, 0]) -> [0, -32767, 32767, 1], [true, false, false, false]
// CALL: @v2([-1, -1, 1, -1], [1, -1, 1, 1]) -> [0, -2, 2, 0], [true, true, false, true]
// CALL-RANDOM: @v2(_, _) count=40 seed=4
