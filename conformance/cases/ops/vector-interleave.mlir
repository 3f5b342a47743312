// RUN: %check %s
// vector.interleave and vector.deinterleave: the last dimension alternates between two vectors.
func.func @both(%a: vector<3xi32>, %b: vector<3xi32>) -> vector<6xi32> {
  %r = vector.interleave %a, %b : vector<3xi32> -> vector<6xi32>
  return %r : vector<6xi32>
}
func.func @rows(%a: vector<2x2xi8>, %b: vector<2x2xi8>) -> vector<2x4xi8> {
  %r = vector.interleave %a, %b : vector<2x2xi8> -> vector<2x4xi8>
  return %r : vector<2x4xi8>
}
func.func @zero_d(%a: vector<f32>, %b: vector<f32>) -> vector<2xf32> {
  %r = vector.interleave %a, %b : vector<f32> -> vector<2xf32>
  return %r : vector<2xf32>
}
func.func @apart(%a: vector<6xi16>) -> (vector<3xi16>, vector<3xi16>) {
  %r, %s = vector.deinterleave %a : vector<6xi16> -> vector<3xi16>
  return %r, %s : vector<3xi16>, vector<3xi16>
}
func.func @rows_apart(%a: vector<2x4xi32>) -> (vector<2x2xi32>, vector<2x2xi32>) {
  %r, %s = vector.deinterleave %a : vector<2x4xi32> -> vector<2x2xi32>
  return %r, %s : vector<2x2xi32>, vector<2x2xi32>
}
// CALL: @both([1, 2, 3], [4, 5, 6]) -> [1, 4, 2, 5, 3, 6]
// CALL: @rows([1, 2, 3, 4], [5, 6, 7, 8]) -> [1, 5, 2, 6, 3, 7, 4, 8]
// CALL: @zero_d([1.0], [2.0]) -> [1.0, 2.0]
// CALL: @apart([1, 2, 3, 4, 5, 6]) -> [1, 3, 5], [2, 4, 6]
// CALL: @rows_apart([1, 2, 3, 4, 5, 6, 7, 8]) -> [1, 3, 5, 7], [2, 4, 6, 8]
// CALL-RANDOM: @both count=20 seed=1
// CALL-RANDOM: @rows count=20 seed=2
// CALL-RANDOM: @apart count=20 seed=3
// CALL-RANDOM: @rows_apart count=20 seed=4
