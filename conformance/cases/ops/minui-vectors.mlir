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
// CALL: @v1([-2, 1, 0, -1], [1, 127, -2, 1]) -> [1, 1, 0, 1]
// CALL: @v1([90, -128, -128, -2], [-128, 1, -128, -128]) -> [90, 1, -128, -128]
// CALL: @v1([1, -105, 0, -1], [-2, -2, 0, 0]) -> [1, -105, 0, 0]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([-1, -2, 1], [-8388608, 0, 1]) -> [-8388608, 0, 1]
// CALL: @v1_i24([5, 5, 1], [1746882, 5, 5]) -> [5, 5, 1]
// CALL: @v1_i24([-8388608, -8284375, -1], [8388607, 8388607, 1206206]) -> [8388607, 8388607, 1206206]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([0], [-2]) -> [0]
// CALL: @v1_one([9223372036854775807], [5]) -> [5]
// CALL: @v1_one([-1], [-2]) -> [-2]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([0, -9223372036854775808], [-1, 6826247504446295942]) -> [0, 6826247504446295942]
// CALL: @v1_index([-4722918037853019454, 0], [9223372036854775807, 7003267043976042237]) -> [9223372036854775807, 0]
// CALL: @v1_index([9223372036854775807, 9223372036854775807], [1, 7562755337265898975]) -> [1, 7562755337265898975]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([false, false, true, true, true], [false, true, true, true, true]) -> [false, false, true, true, true]
// CALL: @v1_i1([false, true, true, false, false], [true, false, false, true, false]) -> [false, false, false, false, false]
// CALL: @v1_i1([true, false, false, true, false], [true, false, false, true, false]) -> [true, false, false, true, false]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([1, -1, 0, 0, 5, -32768], [1, -32768, 5, 5, 32767, -2]) -> [1, -32768, 0, 0, 5, -32768]
// CALL: @v2([5, 0, 5, -32768, -32768, -1], [32767, 32767, -2, 1, 32767, -1]) -> [5, 0, 5, 1, 32767, -1]
// CALL: @v2([5, -14924, 5, -32768, 1, 0], [32767, -8225, 5, 32767, 1, -32768]) -> [5, -14924, 5, 32767, 1, 0]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([866711916, 0, 5, -2], [2147483647, -2147483648, 5, -2]) -> [866711916, 0, 5, -2]
// CALL: @v3([0, 0, 1, 5], [-1, 1, 2147483647, -1610034544]) -> [0, 0, 1, 5]
// CALL: @v3([2147483647, -1, -1, -1], [2147483647, 5, -2147483648, 1]) -> [2147483647, 5, -2147483648, 1]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([5], [-2]) -> [5]
// CALL: @v0([0], [2147483647]) -> [0]
// CALL: @v0([-2], [5]) -> [5]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
