// RUN: %check %s
// arith.minui lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = arith.minui %a, %b : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %r = arith.minui %a, %b : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %r = arith.minui %a, %b : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.minui %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %r = arith.minui %a, %b : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %r = arith.minui %a, %b : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %r = arith.minui %a, %b : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %r = arith.minui %a, %b : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([0, -1, -2, -2], [0, 0, -1, -2]) -> [0, 0, -2, -2]
// CALL: @v1([1, -128, 0, 1], [5, 5, 1, 26]) -> [1, 5, 0, 1]
// CALL: @v1([5, 5, -128, -127], [-1, 127, 127, 18]) -> [5, 5, 127, 18]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([0, -2, 8388607], [5, 1, -1]) -> [0, 1, 8388607]
// CALL: @v1_i24([-2, 7546292, -8388608], [-8388608, 1, -1]) -> [-8388608, 1, -8388608]
// CALL: @v1_i24([-2, -2, -4295469], [-1, -8388608, 8388607]) -> [-2, -8388608, 8388607]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([7003267043976042237], [9223372036854775807]) -> [7003267043976042237]
// CALL: @v1_one([9223372036854775807], [1]) -> [1]
// CALL: @v1_one([7562755337265898975], [-1]) -> [7562755337265898975]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([1, -2], [-9223372036854775808, -2]) -> [1, -2]
// CALL: @v1_index([-9098097081945164093, 0], [-9223372036854775808, -9223372036854775808]) -> [-9223372036854775808, 0]
// CALL: @v1_index([9223372036854775807, -9223372036854775808], [5, 0]) -> [5, 0]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([true, false, false, true, false], [true, false, false, true, false]) -> [true, false, false, true, false]
// CALL: @v1_i1([false, true, false, false, false], [false, true, false, true, false]) -> [false, true, false, false, false]
// CALL: @v1_i1([false, false, false, true, true], [true, true, false, false, true]) -> [false, false, false, false, true]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([5, -32768, -32768, -1, 32767, 32767], [-2, 1, 32767, -1, 5, -14924]) -> [5, 1, 32767, -1, 5, 32767]
// CALL: @v2([5, -32768, 1, 0, 32767, -8225], [5, 32767, 1, -32768, 13224, 0]) -> [5, 32767, 1, 0, 13224, 0]
// CALL: @v2([5, -2, 32767, -32768, 5, -2], [0, 0, 1, 5, -1, 1]) -> [0, 0, 1, 5, 5, 1]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([2147483647, -1610034544, 2147483647, -1], [-1, -1, 2147483647, 5]) -> [2147483647, -1610034544, 2147483647, 5]
// CALL: @v3([-2147483648, 1, 5, -2], [0, 2147483647, -2, 5]) -> [0, 1, 5, 5]
// CALL: @v3([0, -7467667, -2147483648, -1], [-2147483648, -1, -2147483648, 2147483647]) -> [0, -7467667, -2147483648, 2147483647]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([5], [2147483647]) -> [5]
// CALL: @v0([-2], [5]) -> [5]
// CALL: @v0([5], [1]) -> [1]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
