// RUN: %check %s
// arith.muli lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = arith.muli %a, %b : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %r = arith.muli %a, %b : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %r = arith.muli %a, %b : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.muli %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %r = arith.muli %a, %b : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %r = arith.muli %a, %b : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %r = arith.muli %a, %b : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %r = arith.muli %a, %b : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([1, 5, -1, 1], [-128, 127, -2, 5]) -> [-128, 123, 2, 5]
// CALL: @v1([120, -128, 5, 127], [5, 5, 1, 1]) -> [88, -128, 5, 127]
// CALL: @v1([0, -128, 127, -128], [127, 1, -2, 1]) -> [0, -128, 2, -128]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([0, -6204910, -2], [1, 8388607, -2]) -> [0, 6204910, 4]
// CALL: @v1_i24([8388607, -1, -1], [-8388608, 4133384, -1]) -> [-8388608, -4133384, 1]
// CALL: @v1_i24([-2, -8388608, 8004827], [-2, 5, 0]) -> [4, -8388608, 0]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([-9223372036854775808], [0]) -> [0]
// CALL: @v1_one([0], [0]) -> [0]
// CALL: @v1_one([-4334258754664388920], [-9223372036854775808]) -> [0]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([5, -1], [-1, -9223372036854775808]) -> [-5, -9223372036854775808]
// CALL: @v1_index([-6675088769207514604, 5], [5, -1]) -> [3518044301381530212, -5]
// CALL: @v1_index([-9223372036854775808, 1], [0, 0]) -> [0, 0]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([false, false, true, true, false], [true, true, true, false, true]) -> [false, false, true, false, false]
// CALL: @v1_i1([true, true, true, true, true], [false, false, true, true, false]) -> [false, false, true, true, false]
// CALL: @v1_i1([false, false, false, true, false], [false, true, false, false, true]) -> [false, false, false, false, false]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([4648, 1, 32767, -8385, 0, 1], [5, -1, 5, 0, -2, -2]) -> [23240, -1, 32763, 0, 0, -2]
// CALL: @v2([0, 1, -2, -1, 5, -13089], [-1, 1, -32768, -32768, 1, -2]) -> [0, 1, 0, -32768, 5, 26178]
// CALL: @v2([0, 0, 5, -1, -32768, -2], [759, 32767, 0, 1, 0, -2]) -> [0, 0, 0, -1, 0, 4]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([2147483647, 927187495, -1, 5], [1722828918, 0, -2, -2]) -> [-1722828918, 0, 2, -10]
// CALL: @v3([0, 697935035, -2018893611, 1], [5, 2147483647, 2147483647, 217246504]) -> [0, 1449548613, -128590037, 217246504]
// CALL: @v3([2147483647, 0, 0, -2147483648], [1318049436, -1, -2, 5]) -> [-1318049436, 0, 0, -2147483648]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([2147483647], [0]) -> [0]
// CALL: @v0([5], [1654065491]) -> [-319607137]
// CALL: @v0([5], [-1]) -> [-5]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
