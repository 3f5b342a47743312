// RUN: %check %s
// arith.mulsi_extended lane by lane.
func.func @v2(%a: vector<2x2xi16>, %b: vector<2x2xi16>) -> (vector<2x2xi16>, vector<2x2xi16>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<2x2xi16>
  return %l, %h : vector<2x2xi16>, vector<2x2xi16>
}
// CALL: @v2([-2, -29989, -30014, 32767], [26305, 1, 5, 1]) -> [12926, -29989, -18998, 32767], [-1, -1, -3, 0]
// CALL: @v2([0, 32767, -2, 5], [5, -1, 5, -1]) -> [0, -32767, -10, -5], [0, -1, -1, -1]
// CALL: @v2([32767, 21811, -13367, -32768], [-1, 0, 21396, -32768]) -> [-32767, 0, -1228, 0], [-1, 0, -4365, 16384]
// CALL-RANDOM: @v2(_, _) count=40 seed=4
