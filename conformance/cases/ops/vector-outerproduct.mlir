// RUN: %check %s
// vector.outerproduct: matrix of products, with an accumulator, with other kinds, and with a scalar.
func.func @plain(%a: vector<2xi32>, %b: vector<3xi32>) -> vector<2x3xi32> {
  %r = vector.outerproduct %a, %b : vector<2xi32>, vector<3xi32>
  return %r : vector<2x3xi32>
}
func.func @into(%a: vector<2xi16>, %b: vector<2xi16>, %c: vector<2x2xi16>) -> vector<2x2xi16> {
  %r = vector.outerproduct %a, %b, %c : vector<2xi16>, vector<2xi16>
  return %r : vector<2x2xi16>
}
func.func @largest(%a: vector<2xi32>, %b: vector<2xi32>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>} : vector<2xi32>, vector<2xi32>
  return %r : vector<2x2xi32>
}
func.func @scaled(%a: vector<3xi32>, %b: i32, %c: vector<3xi32>) -> vector<3xi32> {
  %r = vector.outerproduct %a, %b, %c : vector<3xi32>, i32
  return %r : vector<3xi32>
}
func.func @floats(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<2x2xf32> {
  %r = vector.outerproduct %a, %b : vector<2xf32>, vector<2xf32>
  return %r : vector<2x2xf32>
}
// CALL: @plain([2, -3], [5, 7, 11]) -> [10, 14, 22, -15, -21, -33]
// CALL: @into([2, 3], [5, 7], [1, 2, 3, 4]) -> [11, 16, 18, 25]
// CALL: @largest([2, -3], [5, 7], [20, 1, -20, 4]) -> [20, 14, -15, 4]
// CALL: @scaled([1, 2, 3], 10, [4, 5, 6]) -> [14, 25, 36]
// CALL: @floats([2.0, -0.5], [3.0, 4.0]) -> [6.0, 8.0, -1.5, -2.0]
// CALL-RANDOM: @plain count=30 seed=1
// CALL-RANDOM: @into count=30 seed=2
// CALL-RANDOM: @largest count=30 seed=3
// CALL-RANDOM: @scaled count=30 seed=4
// CALL-RANDOM: @floats count=30 seed=5
