// RUN: %check %s
// arith.mulsi_extended lane by lane.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> (vector<4xi8>, vector<4xi8>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<4xi8>
  return %l, %h : vector<4xi8>, vector<4xi8>
}
// CALL: @v1([127, 5, -1, 5], [-2, 8, 127, 5]) -> [2, 40, -127, 25], [-1, 0, -1, 0]
// CALL: @v1([-111, 127, -114, 0], [-2, 127, 5, 0]) -> [-34, 1, -58, 0], [0, 63, -3, 0]
// CALL: @v1([0, 1, 127, 127], [0, -2, -118, -118]) -> [0, -2, 118, 118], [0, -1, -59, -59]
// CALL-RANDOM: @v1(_, _) count=40 seed=4
