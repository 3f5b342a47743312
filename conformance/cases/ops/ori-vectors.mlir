// RUN: %check %s
// arith.ori lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %r = arith.ori %a, %b : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %r = arith.ori %a, %b : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %r = arith.ori %a, %b : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %r = arith.ori %a, %b : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %r = arith.ori %a, %b : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %r = arith.ori %a, %b : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %r = arith.ori %a, %b : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %r = arith.ori %a, %b : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([0, 1, 0, -115], [1, 0, -1, 127]) -> [1, 1, -1, -1]
// CALL: @v1([-2, 20, -128, -2], [-2, 127, 5, -2]) -> [-2, 127, -123, -2]
// CALL: @v1([1, 0, -34, -128], [0, 0, 1, 127]) -> [1, 0, -33, -1]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([1, -2, -1886136], [8388607, 0, 8388607]) -> [8388607, -2, -1]
// CALL: @v1_i24([-2, -1, -8388608], [-8388608, 8388607, 1]) -> [-2, -1, -8388607]
// CALL: @v1_i24([1, 1, -2], [-1, -1, 5]) -> [-1, -1, -1]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([0], [-1]) -> [-1]
// CALL: @v1_one([7492718653864306716], [0]) -> [7492718653864306716]
// CALL: @v1_one([1], [-9223372036854775808]) -> [-9223372036854775807]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([0, -2], [5, -1338219292472159701]) -> [5, -1]
// CALL: @v1_index([-9223372036854775808, -2], [-9223372036854775808, -1]) -> [-9223372036854775808, -1]
// CALL: @v1_index([9223372036854775807, 5], [1, 0]) -> [9223372036854775807, 5]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([false, false, true, true, true], [true, false, true, false, true]) -> [true, false, true, true, true]
// CALL: @v1_i1([true, false, false, false, false], [true, false, false, true, true]) -> [true, false, false, true, true]
// CALL: @v1_i1([false, false, true, true, true], [true, false, true, false, false]) -> [true, false, true, true, true]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([-32768, 5, -32768, 22228, -32768, -32768], [-2, 32767, -2, -1, -29786, 32767]) -> [-2, 32767, -2, -1, -29786, -1]
// CALL: @v2([1, 5, 1, -1, -10297, 1], [-32768, -2, 5, -1, -1, 11912]) -> [-32767, -1, 5, -1, -1, 11913]
// CALL: @v2([0, 0, 29131, 1, 1, 5], [5, 1, -32768, 0, 5, 5]) -> [5, 1, -3637, 1, 5, 5]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([1, -472803198, 0, -1], [1, -2147483648, -2, -2147483648]) -> [1, -472803198, -2, -1]
// CALL: @v3([-2147483648, 1, 0, -2147483648], [2147483647, 1, 1, -2147483648]) -> [-1, 1, 1, -2147483648]
// CALL: @v3([-2, 5, -2147483648, 1261020996], [2147483647, 2147483647, -2147483648, -2147483648]) -> [-1, 2147483647, -2147483648, -886462652]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([5], [1391434802]) -> [1391434807]
// CALL: @v0([2147483647], [2131857927]) -> [2147483647]
// CALL: @v0([0], [-2]) -> [-2]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
