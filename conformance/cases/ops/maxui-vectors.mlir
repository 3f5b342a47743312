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
// CALL: @v1([127, 0, -2, -2], [-1, -128, -128, 127]) -> [-1, -128, -2, -2]
// CALL: @v1([5, -1, -1, 5], [-2, 5, 0, -47]) -> [-2, -1, -1, -47]
// CALL: @v1([127, 1, -2, 5], [1, 0, -1, 127]) -> [127, 1, -1, 127]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([8388607, -8388608, -8388608], [0, 5, 0]) -> [8388607, -8388608, -8388608]
// CALL: @v1_i24([4868705, 5, -1], [0, 8388607, -5745647]) -> [4868705, 8388607, -1]
// CALL: @v1_i24([0, 8388607, -1], [-2, -2, 1]) -> [-2, -2, -1]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([-1], [5]) -> [-1]
// CALL: @v1_one([1819570578274244854], [9223372036854775807]) -> [9223372036854775807]
// CALL: @v1_one([-2], [9223372036854775807]) -> [-2]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([-1, 0], [1, 9223372036854775807]) -> [-1, 9223372036854775807]
// CALL: @v1_index([5, 9223372036854775807], [5, 1]) -> [5, 9223372036854775807]
// CALL: @v1_index([9223372036854775807, 9223372036854775807], [-2, 0]) -> [-2, 9223372036854775807]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([false, true, true, true, false], [true, true, false, true, false]) -> [true, true, true, true, false]
// CALL: @v1_i1([true, true, false, false, true], [true, true, false, false, false]) -> [true, true, false, false, true]
// CALL: @v1_i1([true, true, true, false, true], [false, false, false, true, true]) -> [true, true, true, true, true]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([-32768, 11237, 4946, 32767, -18505, 32767], [32767, 5, -1, -1, 1, 0]) -> [-32768, 11237, -1, -1, -18505, 32767]
// CALL: @v2([5, -2, -32768, -2, 32767, -16472], [5, -32768, 1, 0, 1, -25040]) -> [5, -2, -32768, -2, 32767, -16472]
// CALL: @v2([131, 0, -32768, 0, 1, -2], [-29356, 32314, 1, -2, 0, 5]) -> [-29356, 32314, -32768, -2, 1, -2]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([-1, -1, 2147483647, -1], [0, -2, 0, 2147483647]) -> [-1, -1, 2147483647, -1]
// CALL: @v3([5, 5, 2147483647, 0], [2070500423, 0, 2147483647, 2147483647]) -> [2070500423, 5, 2147483647, 2147483647]
// CALL: @v3([2147483647, 0, -2, 2147483647], [5, 2147483647, -1, 1]) -> [2147483647, 2147483647, -1, 2147483647]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([2147483647], [839074393]) -> [2147483647]
// CALL: @v0([0], [-2147483648]) -> [-2147483648]
// CALL: @v0([-2147483648], [1350372883]) -> [-2147483648]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
