// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.remui lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %o = arith.constant dense<1> : vector<4xi8>
  %c = arith.ori %b, %o : vector<4xi8>
  %r = arith.remui %a, %c : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %o = arith.constant dense<1> : vector<3xi24>
  %c = arith.ori %b, %o : vector<3xi24>
  %r = arith.remui %a, %c : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %o = arith.constant dense<1> : vector<1xi64>
  %c = arith.ori %b, %o : vector<1xi64>
  %r = arith.remui %a, %c : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %o = arith.constant dense<1> : vector<2xindex>
  %c = arith.ori %b, %o : vector<2xindex>
  %r = arith.remui %a, %c : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %o = arith.constant dense<true> : vector<5xi1>
  %c = arith.ori %b, %o : vector<5xi1>
  %r = arith.remui %a, %c : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %o = arith.constant dense<1> : vector<2x3xi16>
  %c = arith.ori %b, %o : vector<2x3xi16>
  %r = arith.remui %a, %c : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %o = arith.constant dense<1> : vector<2x1x2xi32>
  %c = arith.ori %b, %o : vector<2x1x2xi32>
  %r = arith.remui %a, %c : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %o = arith.constant dense<1> : vector<i32>
  %c = arith.ori %b, %o : vector<i32>
  %r = arith.remui %a, %c : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([-1, 5, 98, -1], [5, -76, 5, -33]) -> [0, 5, 3, 32]
// CALL: @v1([-1, -48, -2, -128], [-128, 1, -128, 1]) -> [126, 0, 125, 0]
// CALL: @v1([1, 1, -2, 99], [127, -2, -18, 56]) -> [1, 1, 15, 42]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([-2612699, -8388608, -2], [8388607, -8388608, -2]) -> [5775910, -8388608, -2]
// CALL: @v1_i24([8388607, 0, 1], [-8388608, 0, 8388607]) -> [8388607, 0, 1]
// CALL: @v1_i24([-1, 0, -8388608], [0, 1, 8388607]) -> [0, 0, 1]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([1], [-1922481472050515947]) -> [1]
// CALL: @v1_one([-2], [-9223372036854775808]) -> [9223372036854775805]
// CALL: @v1_one([9223372036854775807], [1]) -> [0]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([-2, 5], [9223372036854775807, 5]) -> [0, 0]
// CALL: @v1_index([5, 0], [5, 1]) -> [0, 0]
// CALL: @v1_index([1, 9223372036854775807], [-1312411654161112258, -1]) -> [1, 9223372036854775807]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([true, false, false, true, true], [false, false, true, false, false]) -> [false, false, false, false, false]
// CALL: @v1_i1([false, true, false, false, false], [false, false, false, true, true]) -> [false, false, false, false, false]
// CALL: @v1_i1([true, true, true, false, false], [true, false, false, false, false]) -> [false, false, false, false, false]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([0, -81, -1, 1, 0, -16928], [0, 5, -32768, -32768, -1, 0]) -> [0, 0, 32766, 1, 0, 0]
// CALL: @v2([-14594, 0, -2, 5, -2, -26230], [1, -2, -32768, -2, -1, 13115]) -> [0, 0, 32765, 5, -2, 13076]
// CALL: @v2([-1, -2, 1, 5, 1, 5], [-32768, -12888, 0, 1, 5, 32767]) -> [32766, 12885, 0, 0, 1, 5]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([-2, 0, 2147483647, 2147483647], [1, 2147483647, -2, -2]) -> [0, 0, 2147483647, 2147483647]
// CALL: @v3([-2, -2147483648, -1, -2147483648], [-1, 1, 5, -1]) -> [-2, 0, 0, -2147483648]
// CALL: @v3([2147483647, -1486963727, 1, -790980789], [0, 1, 0, 1]) -> [0, 0, 0, 0]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([-2147483648], [0]) -> [0]
// CALL: @v0([-1], [-2]) -> [0]
// CALL: @v0([-1], [969086667]) -> [418620627]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
