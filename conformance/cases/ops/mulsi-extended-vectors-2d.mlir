// RUN: %check %s
// arith.mulsi_extended lane by lane.
func.func @v2(%a: vector<2x2xi16>, %b: vector<2x2xi16>) -> (vector<2x2xi16>, vector<2x2xi16>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<2x2xi16>
  return %l, %h : vector<2x2xi16>, vector<2x2xi16>
}
// CALL: @v2([32767, 26305, 1, 5], [1, 0, 32767, -2]) -> [32767, 0, 32767, -10], [0, 0, 0, -1]
// CALL: @v2([5, 5, -1, 5], [-1, 32767, 21811, -13367]) -> [-5, 32763, -21811, -1299], [-1, 2, -1, -2]
// CALL: @v2([-32768, -1, 0, 21396], [-32768, 0, 32767, 1]) -> [0, 0, 0, 21396], [16384, 0, 0, 0]
// CALL-RANDOM: @v2(_, _) count=40 seed=4
