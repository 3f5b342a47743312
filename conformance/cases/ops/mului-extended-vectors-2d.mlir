// RUN: %check %s
// arith.mului_extended lane by lane.
func.func @v2(%a: vector<2x2xi16>, %b: vector<2x2xi16>) -> (vector<2x2xi16>, vector<2x2xi16>) {
  %l, %h = arith.mului_extended %a, %b : vector<2x2xi16>
  return %l, %h : vector<2x2xi16>, vector<2x2xi16>
}
// CALL: @v2([-1, 0, -2, -19423], [0, -2, -1, 32767]) -> [0, 0, 2, -13345], [0, 0, -3, 23055]
// CALL: @v2([1, -9326, 5, 0], [-2, -32768, 0, 5]) -> [-2, 0, 0, 0], [0, 28105, 0, 0]
// CALL: @v2([-1, -32768, 5, 0], [0, 0, -32768, 1]) -> [0, 0, -32768, 0], [0, 0, 2, 0]
// CALL-RANDOM: @v2(_, _) count=40 seed=4
