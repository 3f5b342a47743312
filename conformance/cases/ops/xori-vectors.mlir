// RUN: %check %s
// arith.xori lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = arith.xori %a, %b : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %r = arith.xori %a, %b : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %r = arith.xori %a, %b : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.xori %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %r = arith.xori %a, %b : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %r = arith.xori %a, %b : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %r = arith.xori %a, %b : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %r = arith.xori %a, %b : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([0, 42, -128, -2], [1, -128, 127, 0]) -> [1, -86, -1, -2]
// CALL: @v1([1, 1, 127, 5], [-1, 127, 5, -1]) -> [-2, 126, 122, -6]
// CALL: @v1([-1, -128, 5, 127], [-128, -128, -1, 0]) -> [127, 0, -6, 127]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([-1, -8388608, 5], [1, 1, -1]) -> [-2, -8388607, -6]
// CALL: @v1_i24([-1, 0, -2], [8388607, 1, 1]) -> [-8388608, 1, -1]
// CALL: @v1_i24([5, 8388607, 2013172], [5, 1, 8388607]) -> [0, 8388606, 6375435]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([1], [9223372036854775807]) -> [9223372036854775806]
// CALL: @v1_one([9223372036854775807], [-9223372036854775808]) -> [-1]
// CALL: @v1_one([9223372036854775807], [5]) -> [9223372036854775802]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([-9223372036854775808, -1], [-9223372036854775808, 1]) -> [0, -2]
// CALL: @v1_index([-1, 0], [-9223372036854775808, 6923356067521869033]) -> [9223372036854775807, 6923356067521869033]
// CALL: @v1_index([1, -7043955827623200244], [5, -1]) -> [4, 7043955827623200243]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([false, true, true, true, false], [true, false, false, false, true]) -> [true, true, true, true, true]
// CALL: @v1_i1([true, true, false, false, false], [true, false, false, false, true]) -> [false, true, false, false, true]
// CALL: @v1_i1([true, true, false, true, false], [false, true, true, false, true]) -> [true, false, true, true, true]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([-1, -1, 24855, 32767, 5, 32767], [-2, 1, 32767, -32768, 5, -2]) -> [1, -2, 7912, -1, 0, -32767]
// CALL: @v2([-1, -2, -32768, -1, -1, 0], [0, -2, -1, 32767, 5, 32767]) -> [-1, 0, 32767, -32768, -6, 32767]
// CALL: @v2([0, -32768, 5, -1, -1, -2], [-1, 5, -1, 5, 32767, 5]) -> [-1, -32763, -6, -6, -32768, -5]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([-2, 2147483647, -2147483648, 5], [5, -2147483648, 5, 5]) -> [-5, -1, -2147483643, 0]
// CALL: @v3([-1, -1, -2147483648, -1], [0, 5, 0, 1]) -> [-1, -6, -2147483648, -2]
// CALL: @v3([0, -2, 2147483647, 2147483647], [-2147483648, -2147483648, 0, 1]) -> [-2147483648, 2147483646, 2147483647, 2147483646]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([-107118221], [2092615648]) -> [-2061023597]
// CALL: @v0([421671983], [1]) -> [421671982]
// CALL: @v0([5], [-2]) -> [-5]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
