// RUN: %check %s
// arith.maxsi lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = arith.maxsi %a, %b : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %r = arith.maxsi %a, %b : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %r = arith.maxsi %a, %b : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.maxsi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %r = arith.maxsi %a, %b : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %r = arith.maxsi %a, %b : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %r = arith.maxsi %a, %b : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %r = arith.maxsi %a, %b : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([-1, -39, 127, 127], [5, 5, -2, 39]) -> [5, 5, 127, 127]
// CALL: @v1([127, 84, -2, 127], [1, -2, 127, -75]) -> [127, 84, 127, 127]
// CALL: @v1([5, 43, -2, 127], [1, -128, -2, 0]) -> [5, 43, -2, 127]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([5, 5, -4174964], [-7041520, 1, 1]) -> [5, 5, 1]
// CALL: @v1_i24([8388607, 5, 1], [-2736188, -8388608, 0]) -> [8388607, 5, 1]
// CALL: @v1_i24([5, 0, -2], [-2, -2, -8388608]) -> [5, 0, -2]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([5], [-1]) -> [5]
// CALL: @v1_one([0], [1]) -> [1]
// CALL: @v1_one([0], [5]) -> [5]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([-2, 5], [1, -3977407082714224213]) -> [1, 5]
// CALL: @v1_index([9223372036854775807, -9223372036854775808], [1, 1260229987325415007]) -> [9223372036854775807, 1260229987325415007]
// CALL: @v1_index([1, -2], [5, 5]) -> [5, 5]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([false, false, true, false, true], [false, false, true, false, true]) -> [false, false, true, false, true]
// CALL: @v1_i1([true, false, false, true, false], [true, false, true, true, false]) -> [true, false, false, true, false]
// CALL: @v1_i1([true, false, false, false, false], [true, false, true, true, true]) -> [true, false, false, false, false]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([-2, 1, -2, -32768, -2, 1], [1, -1, 0, 30472, -1, -32300]) -> [1, 1, 0, 30472, -1, 1]
// CALL: @v2([0, 5, -2, 0, -1, -2], [1, 1, -32768, -14743, 5, 0]) -> [1, 5, -2, 0, 5, 0]
// CALL: @v2([5, 32767, -2, 32767, 29406, -1], [-1, -2, 32767, 5, -2, -2]) -> [5, 32767, 32767, 32767, 29406, -1]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([-2147483648, -2147483648, -2, -2], [2147483647, 5, 5, 1]) -> [2147483647, 5, 5, 1]
// CALL: @v3([0, 2147483647, -2147483648, 1], [5, -1, 1, 5]) -> [5, 2147483647, 1, 5]
// CALL: @v3([0, 1, 2147483647, -2147483648], [-1, 1, 2147483647, 5]) -> [0, 1, 2147483647, 5]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([-2], [-128329161]) -> [-2]
// CALL: @v0([2147483647], [2147483647]) -> [2147483647]
// CALL: @v0([-2147483648], [1]) -> [1]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
