// RUN: %check %s
// arith.divui lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %o = arith.constant dense<1> : vector<4xi8>
  %c = arith.ori %b, %o : vector<4xi8>
  %r = arith.divui %a, %c : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %o = arith.constant dense<1> : vector<3xi24>
  %c = arith.ori %b, %o : vector<3xi24>
  %r = arith.divui %a, %c : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %o = arith.constant dense<1> : vector<1xi64>
  %c = arith.ori %b, %o : vector<1xi64>
  %r = arith.divui %a, %c : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %o = arith.constant dense<1> : vector<2xindex>
  %c = arith.ori %b, %o : vector<2xindex>
  %r = arith.divui %a, %c : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %o = arith.constant dense<true> : vector<5xi1>
  %c = arith.ori %b, %o : vector<5xi1>
  %r = arith.divui %a, %c : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %o = arith.constant dense<1> : vector<2x3xi16>
  %c = arith.ori %b, %o : vector<2x3xi16>
  %r = arith.divui %a, %c : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %o = arith.constant dense<1> : vector<2x1x2xi32>
  %c = arith.ori %b, %o : vector<2x1x2xi32>
  %r = arith.divui %a, %c : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %o = arith.constant dense<1> : vector<i32>
  %c = arith.ori %b, %o : vector<i32>
  %r = arith.divui %a, %c : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([1, 127, -1, -2], [0, 127, -1, -128]) -> [1, 1, 1, 1]
// CALL: @v1([5, 0, 127, -2], [-1, -128, -2, 5]) -> [0, 0, 0, 50]
// CALL: @v1([-2, -2, 127, -2], [127, 5, 127, 1]) -> [2, 50, 1, -2]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([0, -8388608, 8388607], [0, 1, -1]) -> [0, -8388608, 0]
// CALL: @v1_i24([0, 1, 1], [8388607, -384172, 8388607]) -> [0, 0, 0]
// CALL: @v1_i24([-2, 8388607, 1], [-8388608, 1, 5]) -> [1, 8388607, 0]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([4938543379716941111], [0]) -> [4938543379716941111]
// CALL: @v1_one([3434089030065821828], [5]) -> [686817806013164365]
// CALL: @v1_one([-9223372036854775808], [1]) -> [-9223372036854775808]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([2469000486820176770, 0], [5, 5]) -> [493800097364035354, 0]
// CALL: @v1_index([-2, -1], [-755453951303718539, 9223372036854775807]) -> [1, 2]
// CALL: @v1_index([9223372036854775807, 9223372036854775807], [-2, 4611611398417897842]) -> [0, 2]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([false, false, true, false, false], [true, false, true, true, true]) -> [false, false, true, false, false]
// CALL: @v1_i1([true, false, false, false, false], [true, true, true, false, true]) -> [true, false, false, false, false]
// CALL: @v1_i1([true, true, true, false, true], [true, false, true, false, false]) -> [true, true, true, false, true]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([-32768, 16842, -1, 0, 32767, 1], [32767, 0, -1, 5, 1, 32767]) -> [1, 16842, 1, 0, 32767, 0]
// CALL: @v2([0, 0, 32767, 5, -2508, -32768], [-2, 0, -32768, -4674, 0, -1]) -> [0, 0, 0, 0, -2508, 0]
// CALL: @v2([-1, 5331, 0, 1, 32767, 5], [5, -1, 32767, 1, -1, -32768]) -> [13107, 0, 0, 1, 0, 0]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([1, -1719884422, 5, 2147483647], [5, 0, -1, 0]) -> [0, -1719884422, 0, 2147483647]
// CALL: @v3([-1, -1, 5, 5], [1, -1, 5, -1]) -> [-1, 1, 1, 0]
// CALL: @v3([-2, -2, 2147483647, -2147483648], [-1, 1, 0, -2147483648]) -> [0, -2, 2147483647, 0]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([1], [-2]) -> [0]
// CALL: @v0([5], [1]) -> [5]
// CALL: @v0([5], [-1]) -> [0]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
