// RUN: %check %s
// arith.subi lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = arith.subi %a, %b : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %r = arith.subi %a, %b : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %r = arith.subi %a, %b : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.subi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %r = arith.subi %a, %b : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %r = arith.subi %a, %b : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %r = arith.subi %a, %b : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %r = arith.subi %a, %b : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([0, 87, 5, 1], [-2, 1, 1, 1]) -> [2, 86, 4, 0]
// CALL: @v1([127, -128, 0, 5], [127, -128, -1, 127]) -> [0, 0, 1, -122]
// CALL: @v1([-1, -1, 5, -128], [1, -2, 1, 1]) -> [-2, 1, 4, 127]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([-1, 1, 457468], [-8388608, 5, 5]) -> [8388607, -4, 457463]
// CALL: @v1_i24([8388607, -3090326, -8388608], [-1, -1, 574188]) -> [-8388608, -3090325, 7814420]
// CALL: @v1_i24([-1, 1, 0], [8388607, 8388607, 8388607]) -> [-8388608, -8388606, -8388607]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([0], [9223372036854775807]) -> [-9223372036854775807]
// CALL: @v1_one([-2], [-9223372036854775808]) -> [9223372036854775806]
// CALL: @v1_one([0], [5]) -> [-5]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([9223372036854775807, 836523464438638064], [-5459149816831946732, -2]) -> [-3764222220022829077, 836523464438638066]
// CALL: @v1_index([-1, -1], [-9223372036854775808, 5]) -> [9223372036854775807, -6]
// CALL: @v1_index([5, 1], [9223372036854775807, 5]) -> [-9223372036854775802, -4]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([true, false, true, true, false], [true, false, true, false, false]) -> [false, false, false, true, false]
// CALL: @v1_i1([false, true, false, true, false], [true, false, false, true, true]) -> [true, true, false, false, true]
// CALL: @v1_i1([true, true, false, true, true], [false, true, true, false, true]) -> [true, false, true, true, false]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([1, -1, -1, -32768, 5, -1], [1, 5, -1, 32038, -32768, 1]) -> [0, -6, 0, 730, -32763, -2]
// CALL: @v2([5, 18031, 32767, -32768, 5, 1], [0, 0, -32768, 1886, 32767, 5]) -> [5, 18031, -1, 30882, -32762, -4]
// CALL: @v2([-20756, -5617, -2, 32767, 0, 0], [0, 0, 1, 1, 5, 32767]) -> [-20756, -5617, -3, 32766, -5, -32767]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([-1, 1, 1, 0], [2147483647, 2147483647, 0, -1]) -> [-2147483648, -2147483646, 1, 1]
// CALL: @v3([447994497, 2147483647, 1628458562, 1], [-1, 5, 0, -1]) -> [447994498, 2147483642, 1628458562, 2]
// CALL: @v3([-2, -2147483648, 2147483647, -1], [-2, 2147483647, 0, -2]) -> [0, 1, 2147483647, 1]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([0], [1]) -> [-1]
// CALL: @v0([0], [-2]) -> [2]
// CALL: @v0([1], [-1692548178]) -> [1692548179]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
// CALL-RANDOM: @v0(_, _) count=60 seed=11
