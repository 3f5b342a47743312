// RUN: %check %s
// arith.maxui lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = arith.maxui %a, %b : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %r = arith.maxui %a, %b : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %r = arith.maxui %a, %b : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.maxui %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %r = arith.maxui %a, %b : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %r = arith.maxui %a, %b : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %r = arith.maxui %a, %b : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %r = arith.maxui %a, %b : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([5, -2, 5, 0], [-47, 127, 1, -2]) -> [-47, -2, 5, -2]
// CALL: @v1([5, 1, 0, -1], [127, 127, -128, -128]) -> [127, 127, -128, -1]
// CALL: @v1([0, 5, 0, 74], [5, -1, 0, 127]) -> [5, -1, 0, 127]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([-5745647, 0, 8388607], [-1, -2, -2]) -> [-1, -2, -2]
// CALL: @v1_i24([1, -1, 5], [1, -2, 8388607]) -> [1, -1, 8388607]
// CALL: @v1_i24([-2, 5, 8388607], [5, 8388607, 0]) -> [-2, 8388607, 8388607]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([1], [9223372036854775807]) -> [9223372036854775807]
// CALL: @v1_one([5], [9223372036854775807]) -> [9223372036854775807]
// CALL: @v1_one([5], [1]) -> [5]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([9223372036854775807, 9223372036854775807], [-2, 0]) -> [-2, 9223372036854775807]
// CALL: @v1_index([-4974519085657212398, -1], [1, -1]) -> [-4974519085657212398, -1]
// CALL: @v1_index([-8383596455475046350, -1], [0, 0]) -> [-8383596455475046350, -1]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([true, true, true, true, false], [false, false, true, true, true]) -> [true, true, true, true, true]
// CALL: @v1_i1([false, true, false, false, false], [true, true, true, true, true]) -> [true, true, true, true, true]
// CALL: @v1_i1([false, false, true, false, false], [false, true, true, false, false]) -> [false, true, true, false, false]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([5, -2, -32768, -2, 32767, -16472], [5, -32768, 1, 0, 1, -25040]) -> [5, -2, -32768, -2, 32767, -16472]
// CALL: @v2([131, 0, -32768, 0, 1, -2], [-29356, 32314, 1, -2, 0, 5]) -> [-29356, 32314, -32768, -2, 1, -2]
// CALL: @v2([-1, -1, 32767, -1, 0, -2], [0, 32767, 5, 5, 32767, 0]) -> [-1, -1, 32767, -1, 32767, -2]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([2070500423, 0, 2147483647, 2147483647], [2147483647, 0, -2, 2147483647]) -> [2147483647, 0, -2, 2147483647]
// CALL: @v3([5, 2147483647, -1, 1], [2147483647, 839074393, 0, -2147483648]) -> [2147483647, 2147483647, -1, -2147483648]
// CALL: @v3([-2147483648, 1350372883, -1468102348, -2147483648], [1, 248367445, 1553828823, 5]) -> [-2147483648, 1350372883, -1468102348, \
//   -2147483648]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([2147483647], [1]) -> [2147483647]
// CALL: @v0([5], [-1]) -> [-1]
// CALL: @v0([0], [0]) -> [0]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
