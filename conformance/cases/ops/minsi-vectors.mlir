// RUN: %check %s
// arith.minsi lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = arith.minsi %a, %b : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %r = arith.minsi %a, %b : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %r = arith.minsi %a, %b : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.minsi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %r = arith.minsi %a, %b : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %r = arith.minsi %a, %b : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %r = arith.minsi %a, %b : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %r = arith.minsi %a, %b : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([-122, 54, -1, -1], [0, -2, -128, -1]) -> [-122, -2, -128, -1]
// CALL: @v1([127, -2, -2, -2], [5, -67, -128, -1]) -> [5, -67, -128, -2]
// CALL: @v1([-128, 0, -1, -2], [127, 5, 34, 5]) -> [-128, 0, -1, -2]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([-8388608, 0, 5], [0, 8388607, 8388607]) -> [-8388608, 0, 5]
// CALL: @v1_i24([8388607, -8388608, 8125977], [5, 7028530, -6958010]) -> [5, -8388608, -6958010]
// CALL: @v1_i24([5, -7864628, 1], [1, 5, 8388607]) -> [1, -7864628, 1]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([9223372036854775807], [9223372036854775807]) -> [9223372036854775807]
// CALL: @v1_one([5], [9223372036854775807]) -> [5]
// CALL: @v1_one([-9223372036854775808], [9223372036854775807]) -> [-9223372036854775808]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([5, -2], [5, 0]) -> [5, -2]
// CALL: @v1_index([5, -2], [9223372036854775807, 0]) -> [5, -2]
// CALL: @v1_index([-9223372036854775808, -6114666391988281577], [1, -9223372036854775808]) -> [-9223372036854775808, -9223372036854775808]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([false, false, false, false, false], [false, false, false, false, true]) -> [false, false, false, false, true]
// CALL: @v1_i1([true, true, false, false, true], [false, false, true, false, true]) -> [true, true, true, false, true]
// CALL: @v1_i1([false, true, false, false, false], [true, true, false, false, false]) -> [true, true, false, false, false]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([18388, 32767, 1, 0, -1, 0], [-2, 32767, -2, 5, 28780, 1]) -> [-2, 32767, -2, 0, -1, 0]
// CALL: @v2([-1, 0, 0, 5, -1, -1], [-2, 32767, 5, 0, -2, 1]) -> [-2, 0, 0, 0, -2, -1]
// CALL: @v2([32767, 5, -32768, -2, -1389, -2], [32767, 5, 0, -32768, 32767, 1]) -> [32767, 5, -32768, -32768, -1389, -2]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([-2, 5, 1, -2], [5, 0, 0, 1]) -> [-2, 0, 0, -2]
// CALL: @v3([-2, 1, 5, 2147483647], [5, 1, -1, 2147483647]) -> [-2, 1, -1, 2147483647]
// CALL: @v3([-956738383, -2147483648, -1, 1054423590], [0, 2147483647, -1609265149, 5]) -> [-956738383, -2147483648, -1609265149, 5]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([-1093736209], [5]) -> [-1093736209]
// CALL: @v0([1], [1]) -> [1]
// CALL: @v0([0], [-2]) -> [-2]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
