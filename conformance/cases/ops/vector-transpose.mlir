// RUN: %check %s
// vector.transpose: dimension d of the result is dimension permutation[d] of the operand.
func.func @matrix(%v: vector<2x3xi32>) -> vector<3x2xi32> {
  %r = vector.transpose %v, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  return %r : vector<3x2xi32>
}
func.func @cycle(%v: vector<2x3x2xi8>) -> vector<2x2x3xi8> {
  %r = vector.transpose %v, [2, 0, 1] : vector<2x3x2xi8> to vector<2x2x3xi8>
  return %r : vector<2x2x3xi8>
}
func.func @same(%v: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.transpose %v, [0, 1] : vector<2x2xf32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
// CALL: @matrix([1, 2, 3, 4, 5, 6]) -> [1, 4, 2, 5, 3, 6]
// CALL: @cycle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) -> [1, 3, 5, 7, 9, 11, 2, 4, 6, 8, 10, 12]
// CALL: @same([1.0, 2.0, 3.0, 4.0]) -> [1.0, 2.0, 3.0, 4.0]
// CALL-RANDOM: @matrix count=20 seed=1
// CALL-RANDOM: @cycle count=20 seed=2
// CALL-RANDOM: @same count=20 seed=3
