// RUN: %check %s
// arith.mulsi_extended lane by lane.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> (vector<4xi8>, vector<4xi8>) {
  %l, %h = arith.mulsi_extended %a, %b : vector<4xi8>
  return %l, %h : vector<4xi8>, vector<4xi8>
}
// CALL: @v1([5, 0, 43, 127], [5, -1, 5, -2]) -> [25, 0, -41, 2], [0, 0, 0, -1]
// CALL: @v1([8, 127, 5, -111], [127, -114, 0, -2]) -> [-8, 114, 0, -34], [3, -57, 0, 0]
// CALL: @v1([127, 5, 0, 0], [1, 127, 127, 0]) -> [127, 123, 0, 0], [0, 2, 0, 0]
// CALL-RANDOM: @v1(_, _) count=40 seed=4
