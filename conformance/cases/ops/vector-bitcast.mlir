// RUN: %check %s
// vector.bitcast: the bits of the last dimension in lanes of another width.
func.func @narrower(%v: vector<2xi32>) -> vector<4xi16> {
  %r = vector.bitcast %v : vector<2xi32> to vector<4xi16>
  return %r : vector<4xi16>
}
func.func @wider(%v: vector<2x4xi8>) -> vector<2x1xi32> {
  %r = vector.bitcast %v : vector<2x4xi8> to vector<2x1xi32>
  return %r : vector<2x1xi32>
}
func.func @float(%v: vector<2xf32>) -> vector<2xi32> {
  %r = vector.bitcast %v : vector<2xf32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @bits(%v: vector<8xi1>) -> vector<1xi8> {
  %r = vector.bitcast %v : vector<8xi1> to vector<1xi8>
  return %r : vector<1xi8>
}
func.func @zero_d(%v: vector<f32>) -> vector<i32> {
  %r = vector.bitcast %v : vector<f32> to vector<i32>
  return %r : vector<i32>
}
// CALL: @narrower([0x12345678, -1]) -> [0x5678, 0x1234, -1, -1]
// CALL: @wider([1, 2, 3, 4, 5, 6, 7, 8]) -> [0x04030201, 0x08070605]
// CALL: @float([1.0, -0.0]) -> [0x3f800000, 0x80000000]
// CALL: @bits([true, false, true, true, false, false, false, false]) -> [13]
// CALL: @zero_d([1.0]) -> [0x3f800000]
// CALL-RANDOM: @narrower count=20 seed=1
// CALL-RANDOM: @wider count=20 seed=2
// CALL-RANDOM: @float count=20 seed=3
// CALL-RANDOM: @bits count=20 seed=4
