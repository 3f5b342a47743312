// RUN: %check %s
// arith.mului_extended lane by lane.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> (vector<4xi8>, vector<4xi8>) {
  %l, %h = arith.mului_extended %a, %b : vector<4xi8>
  return %l, %h : vector<4xi8>, vector<4xi8>
}
// CALL: @v1([0, -128, 5, 5], [127, -128, -128, -1]) -> [0, 0, -128, -5], [0, 64, 2, 4]
// CALL: @v1([1, 102, 5, 0], [-1, 28, -2, 0]) -> [-1, 40, -10, 0], [0, 11, 4, 0]
// CALL: @v1([5, 0, 0, -128], [-128, 1, 114, 116]) -> [-128, 0, 0, 0], [2, 0, 0, 58]
// CALL-RANDOM: @v1(_, _) count=40 seed=4
