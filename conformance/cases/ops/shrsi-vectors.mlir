// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.shrsi lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %m = arith.constant dense<7> : vector<4xi8>
  %c = arith.andi %b, %m : vector<4xi8>
  %r = arith.shrsi %a, %c : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %m = arith.constant dense<15> : vector<3xi24>
  %c = arith.andi %b, %m : vector<3xi24>
  %r = arith.shrsi %a, %c : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %m = arith.constant dense<63> : vector<1xi64>
  %c = arith.andi %b, %m : vector<1xi64>
  %r = arith.shrsi %a, %c : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %m = arith.constant dense<63> : vector<2xindex>
  %c = arith.andi %b, %m : vector<2xindex>
  %r = arith.shrsi %a, %c : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %m = arith.constant dense<false> : vector<5xi1>
  %c = arith.andi %b, %m : vector<5xi1>
  %r = arith.shrsi %a, %c : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %m = arith.constant dense<15> : vector<2x3xi16>
  %c = arith.andi %b, %m : vector<2x3xi16>
  %r = arith.shrsi %a, %c : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %m = arith.constant dense<31> : vector<2x1x2xi32>
  %c = arith.andi %b, %m : vector<2x1x2xi32>
  %r = arith.shrsi %a, %c : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %m = arith.constant dense<31> : vector<i32>
  %c = arith.andi %b, %m : vector<i32>
  %r = arith.shrsi %a, %c : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([-2, 0, -128, 127], [1, 0, -7, -15]) -> [-1, 0, -64, 63]
// CALL: @v1([-2, 127, -2, -128], [-128, 0, 0, -1]) -> [-2, 127, -2, -1]
// CALL: @v1([5, 0, -128, 1], [-128, 1, -128, -128]) -> [5, 0, -128, 1]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([-1, 8388607, -1], [-7015642, 8388607, -2]) -> [-1, 255, -1]
// CALL: @v1_i24([1, 1, -1], [1, 7574965, 1144464]) -> [0, 0, -1]
// CALL: @v1_i24([1, 8388607, 8388607], [8388607, -1, -1]) -> [0, 255, 255]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([-9223372036854775808], [5]) -> [-288230376151711744]
// CALL: @v1_one([1809842442476680237], [1]) -> [904921221238340118]
// CALL: @v1_one([0], [1]) -> [0]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([1, 9223372036854775807], [-2, -1]) -> [0, 0]
// CALL: @v1_index([0, -1], [1, -6408559229847416957]) -> [0, -1]
// CALL: @v1_index([1, -1], [-1, -9223372036854775808]) -> [0, -1]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([false, true, true, true, true], [true, false, true, false, false]) -> [false, true, true, true, true]
// CALL: @v1_i1([true, true, true, false, true], [false, false, false, true, false]) -> [true, true, true, false, true]
// CALL: @v1_i1([false, true, false, true, true], [true, false, false, false, true]) -> [false, true, false, true, true]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([-2, 1, 9637, 0, -32768, 27283], [-32768, 32767, -1, 1, -17335, 1]) -> [-2, 0, 0, 0, -64, 13641]
// CALL: @v2([-13732, 0, -32768, -1, 1, -32768], [13014, 0, 5, -32768, -1, 1]) -> [-215, 0, -1024, -1, 0, -16384]
// CALL: @v2([-2, -2, 0, 20293, -1, 5], [-2, -2, 0, 5, 0, -32768]) -> [-1, -1, 0, 634, -1, 5]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([5, -2, -1, 0], [2147483647, 1, 5, 2147483647]) -> [0, -1, -1, 0]
// CALL: @v3([0, -1, 5, 1], [-2, -1555977070, -1083900335, 617473349]) -> [0, -1, 0, 0]
// CALL: @v3([-2, 0, -2147483648, 5], [-1, -2147483648, 632035178, -2147483648]) -> [-1, 0, -2097152, 5]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([-2], [1]) -> [-1]
// CALL: @v0([0], [5]) -> [0]
// CALL: @v0([5], [-2147483648]) -> [5]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
