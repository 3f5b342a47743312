// RUN: %check %s
// arith.addui_extended lane by lane.
func.func @v2(%a: vector<2x2xi16>, %b: vector<2x2xi16>) -> (vector<2x2xi16>, vector<2x2xi1>) {
  %l, %h = arith.addui_extended %a, %b : vector<2x2xi16>, vector<2x2xi1>
  return %l, %h : vector<2x2xi16>, vector<2x2xi1>
}
// CALL: @v2([1, -1, 1, -1], [1, 1, 5, 5]) -> [2, 0, 6, 4], [false, true, false, true]
// CALL: @v2([14423, -22499, -32768, -32768], [-24040, -2, 0, -2]) -> [-9617, -22501, -32768, 32766], [false, true, false, true]
// CALL: @v2([32767, -2, 0, 5], [9672, 5, -32768, -2]) -> [-23097, 3, -32768, 3], [false, true, false, true]
// CALL-RANDOM: @v2(_, _) count=40 seed=4
