// RUN: %check %s
// vector.broadcast: missing leading dimensions repeat, trailing dimensions of size 1 are stretched.
func.func @scalar(%a: i32) -> vector<2x3xi32> {
  %r = vector.broadcast %a : i32 to vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @rows(%a: vector<3xi16>) -> vector<2x3xi16> {
  %r = vector.broadcast %a : vector<3xi16> to vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @stretched(%a: vector<2x1xi8>) -> vector<3x2x4xi8> {
  %r = vector.broadcast %a : vector<2x1xi8> to vector<3x2x4xi8>
  return %r : vector<3x2x4xi8>
}
func.func @middle(%a: vector<2x1x2xf32>) -> vector<2x3x2xf32> {
  %r = vector.broadcast %a : vector<2x1x2xf32> to vector<2x3x2xf32>
  return %r : vector<2x3x2xf32>
}
func.func @nothing(%a: f64) -> vector<f64> {
  %r = vector.broadcast %a : f64 to vector<f64>
  return %r : vector<f64>
}
func.func @index(%a: index) -> vector<4xindex> {
  %r = vector.broadcast %a : index to vector<4xindex>
  return %r : vector<4xindex>
}
// CALL: @scalar(-7) -> [-7, -7, -7, -7, -7, -7]
// CALL: @rows([1, 2, 3]) -> [1, 2, 3, 1, 2, 3]
// CALL: @stretched([5, 9]) -> [5, 5, 5, 5, 9, 9, 9, 9, 5, 5, 5, 5, 9, 9, 9, 9, 5, 5, 5, 5, 9, 9, 9, 9]
// CALL: @middle([1.0, 2.0, 3.0, 4.0]) -> [1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 3.0, 4.0, 3.0, 4.0, 3.0, 4.0]
// CALL: @nothing(-0.0) -> [-0.0]
// CALL: @index(12345678901) -> [12345678901, 12345678901, 12345678901, 12345678901]
// CALL-RANDOM: @scalar count=20 seed=1
// CALL-RANDOM: @rows count=20 seed=2
// CALL-RANDOM: @stretched count=20 seed=3
// CALL-RANDOM: @middle count=20 seed=4
