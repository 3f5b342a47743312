// RUN: %check %s
// vector.shuffle: numbers run through the leading dimensions of both operands; -1 gives poison.
func.func @lanes(%a: vector<2xi32>, %b: vector<3xi32>) -> vector<4xi32> {
  %r = vector.shuffle %a, %b [4, 0, 2, 1] : vector<2xi32>, vector<3xi32>
  return %r : vector<4xi32>
}
func.func @rows(%a: vector<2x2xi16>, %b: vector<1x2xi16>) -> vector<3x2xi16> {
  %r = vector.shuffle %a, %b [2, 0, 2] : vector<2x2xi16>, vector<1x2xi16>
  return %r : vector<3x2xi16>
}
func.func @zero_d(%a: vector<f32>, %b: vector<f32>) -> vector<3xf32> {
  %r = vector.shuffle %a, %b [1, 0, 1] : vector<f32>, vector<f32>
  return %r : vector<3xf32>
}
func.func @hole(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<3xi32> {
  %r = vector.shuffle %a, %b [3, -1, 0] : vector<2xi32>, vector<2xi32>
  return %r : vector<3xi32>
}
// CALL: @lanes([1, 2], [3, 4, 5]) -> [5, 1, 3, 2]
// CALL: @rows([1, 2, 3, 4], [5, 6]) -> [5, 6, 1, 2, 5, 6]
// CALL: @zero_d([1.5], [2.5]) -> [2.5, 1.5, 2.5]
// CALL: @hole([1, 2], [3, 4]) -> [4, _, 1]
// CALL-RANDOM: @lanes count=20 seed=1
// CALL-RANDOM: @rows count=20 seed=2
// CALL-RANDOM: @zero_d count=20 seed=3
// CALL-RANDOM: @hole count=20 seed=4
