// RUN: %check %s
// arith.addi lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = arith.addi %a, %b : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %r = arith.addi %a, %b : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %r = arith.addi %a, %b : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.addi %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %r = arith.addi %a, %b : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %r = arith.addi %a, %b : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %r = arith.addi %a, %b : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %r = arith.addi %a, %b : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([-128, -128, -1, 1], [-1, 0, 0, 1]) -> [127, -128, -1, 2]
// CALL: @v1([0, -2, 1, -1], [-2, 0, 0, 1]) -> [-2, -2, 1, 0]
// CALL: @v1([0, 127, 127, -2], [1, 1, 1, -128]) -> [1, -128, -128, 126]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([-7065265, -2716919, 0], [0, -3182146, 5]) -> [-7065265, -5899065, 5]
// CALL: @v1_i24([5, 8388607, 8388607], [8388607, 0, -2]) -> [-8388604, 8388607, 8388605]
// CALL: @v1_i24([-548850, -2, 7352283], [-8388608, 1, 8388607]) -> [7839758, -1, -1036326]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([5], [5]) -> [10]
// CALL: @v1_one([9223372036854775807], [0]) -> [9223372036854775807]
// CALL: @v1_one([0], [1]) -> [1]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([1962151076930254917, -9223372036854775808], [0, 9223372036854775807]) -> [1962151076930254917, -1]
// CALL: @v1_index([-2, -2], [1, 9223372036854775807]) -> [-1, 9223372036854775805]
// CALL: @v1_index([9223372036854775807, -5131140241241326126], [-2, -1]) -> [9223372036854775805, -5131140241241326127]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([false, false, false, true, true], [true, true, false, true, false]) -> [true, true, false, false, true]
// CALL: @v1_i1([false, false, false, false, false], [false, false, false, true, true]) -> [false, false, false, true, true]
// CALL: @v1_i1([true, false, true, true, true], [true, false, false, true, true]) -> [false, false, true, false, false]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([-2, 1, -1, 5, 5, 5], [5, 32767, 0, 1, 32767, 2934]) -> [3, -32768, -1, 6, -32764, 2939]
// CALL: @v2([5, -1, 7156, 32767, 0, -1], [-1, -1, 1, 32767, 32767, 1]) -> [4, -2, 7157, -2, 32767, 0]
// CALL: @v2([0, 32767, 0, 5, -1, 0], [5, -32768, -32768, -2, 32767, -24143]) -> [5, -1, -32768, 3, 32766, -24143]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([2147483647, -2147483648, 2147483647, 1], [1, -773560323, 1729632409, -1]) -> [-2147483648, 1373923325, -417851240, 0]
// CALL: @v3([5, 5, 1693867278, 0], [-1872263801, 1, -2, 1]) -> [-1872263796, 6, 1693867276, 1]
// CALL: @v3([-2, 2147483647, 0, 2147483647], [0, 5, 1111385999, -2147483648]) -> [-2, -2147483644, 1111385999, -1]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([723096589], [5]) -> [723096594]
// CALL: @v0([5], [0]) -> [5]
// CALL: @v0([1], [-2]) -> [-1]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
