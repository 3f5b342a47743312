// RUN: %check %s
// arith.andi lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = arith.andi %a, %b : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %r = arith.andi %a, %b : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %r = arith.andi %a, %b : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.andi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %r = arith.andi %a, %b : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %r = arith.andi %a, %b : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %r = arith.andi %a, %b : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %r = arith.andi %a, %b : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([1, 0, -2, -93], [127, 45, -1, -2]) -> [1, 0, -2, -94]
// CALL: @v1([-2, -1, -1, -1], [-1, -1, 5, 5]) -> [-2, -1, 5, 5]
// CALL: @v1([94, 0, -128, -1], [1, 78, -10, -128]) -> [0, 0, -128, -128]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([0, 0, 4312574], [-1, -2, -8388608]) -> [0, 0, 0]
// CALL: @v1_i24([-2, -1, -4452320], [5, -8388608, 5]) -> [4, -8388608, 0]
// CALL: @v1_i24([5, -8388608, 1], [1, -8388608, 1]) -> [1, -8388608, 1]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([-1], [4985742192528185002]) -> [4985742192528185002]
// CALL: @v1_one([-1], [-2]) -> [-2]
// CALL: @v1_one([-2], [-2]) -> [-2]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([-1, 1], [-1, 1]) -> [-1, 1]
// CALL: @v1_index([1, 5], [-1, 0]) -> [1, 0]
// CALL: @v1_index([-2, 3540225385021007752], [-2, 9223372036854775807]) -> [-2, 3540225385021007752]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([true, false, true, false, false], [false, true, true, true, false]) -> [false, false, true, false, false]
// CALL: @v1_i1([true, false, true, true, false], [true, true, false, false, true]) -> [true, false, false, false, false]
// CALL: @v1_i1([true, true, true, true, true], [false, false, true, false, true]) -> [false, false, true, false, true]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([1, 32767, -32768, 1, 0, 32767], [-1, -32768, 1, -32768, -1, -2]) -> [1, 0, 0, 0, 0, 32766]
// CALL: @v2([-1, 5, 0, -2, 6585, -1], [-2, 1, 32767, -2, 811, -1]) -> [-2, 1, 0, -2, 297, -1]
// CALL: @v2([-32768, -2, -28051, 0, -32768, 1], [-32768, -1, 5, 5, 1, 1]) -> [-32768, -2, 5, 0, 0, 1]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([0, 1, -2, 2147483647], [1, -1, -2, -2]) -> [0, 1, -2, 2147483646]
// CALL: @v3([2147483647, 2060750501, -1, 1], [2147483647, -2, 2147483647, -2147483648]) -> [2147483647, 2060750500, 2147483647, 0]
// CALL: @v3([-2, 1, -2147483648, -1016004138], [-1, 2147483647, 5, -1029234826]) -> [-2, 1, 0, -1038024362]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([0], [2147483647]) -> [0]
// CALL: @v0([2012909969], [0]) -> [0]
// CALL: @v0([-2], [-1]) -> [-2]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
