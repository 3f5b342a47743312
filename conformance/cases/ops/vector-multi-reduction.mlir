// RUN: %check %s
// vector.multi_reduction: every subset of dimensions, into the accumulator.
func.func @columns(%v: vector<2x3xi32>, %a: vector<3xi32>) -> vector<3xi32> {
  %r = vector.multi_reduction <add>, %v, %a [0] : vector<2x3xi32> to vector<3xi32>
  return %r : vector<3xi32>
}
func.func @rows(%v: vector<2x3xi32>, %a: vector<2xi32>) -> vector<2xi32> {
  %r = vector.multi_reduction <mul>, %v, %a [1] : vector<2x3xi32> to vector<2xi32>
  return %r : vector<2xi32>
}
func.func @all(%v: vector<2x3xi16>, %a: i16) -> i16 {
  %r = vector.multi_reduction <maxsi>, %v, %a [0, 1] : vector<2x3xi16> to i16
  return %r : i16
}
func.func @outside(%v: vector<2x2x2xi8>, %a: vector<2xi8>) -> vector<2xi8> {
  %r = vector.multi_reduction <xor>, %v, %a [0, 2] : vector<2x2x2xi8> to vector<2xi8>
  return %r : vector<2xi8>
}
func.func @floats(%v: vector<2x2xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %r = vector.multi_reduction <minimumf>, %v, %a [1] : vector<2x2xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
// CALL: @columns([1, 2, 3, 4, 5, 6], [10, 20, 30]) -> [15, 27, 39]
// CALL: @rows([1, 2, 3, 4, 5, 6], [1, -1]) -> [6, -120]
// CALL: @all([1, -2, 3, 4, -5, 2], -9) -> 4
// CALL: @all([1, -2, 3, 4, -5, 2], 5) -> 5
// CALL: @outside([1, 2, 4, 8, 16, 32, 64, -128], [0, 1]) -> [51, -51]
// CALL: @floats([1.0, -0.0, nan, 2.0], [0.0, 1.0]) -> [-0.0, nan]
// CALL: @floats([inf, -0.0, nan, 2.0], [0.0, 1.0]) -> [-0.0, nan]
// CALL: @floats([1.0, inf, nan, 2.0], [0.0, 1.0]) -> [0.0, nan]
// CALL-RANDOM: @columns count=30 seed=1
// CALL-RANDOM: @rows count=30 seed=2
// CALL-RANDOM: @all count=30 seed=3
// CALL-RANDOM: @outside count=30 seed=4
// CALL-RANDOM: @floats count=30 seed=5
