// RUN: %check %s
// arith.shli lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %m = arith.constant dense<7> : vector<4xi8>
  %c = arith.andi %b, %m : vector<4xi8>
  %r = arith.shli %a, %c : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %m = arith.constant dense<15> : vector<3xi24>
  %c = arith.andi %b, %m : vector<3xi24>
  %r = arith.shli %a, %c : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %m = arith.constant dense<63> : vector<1xi64>
  %c = arith.andi %b, %m : vector<1xi64>
  %r = arith.shli %a, %c : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %m = arith.constant dense<63> : vector<2xindex>
  %c = arith.andi %b, %m : vector<2xindex>
  %r = arith.shli %a, %c : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %m = arith.constant dense<false> : vector<5xi1>
  %c = arith.andi %b, %m : vector<5xi1>
  %r = arith.shli %a, %c : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %m = arith.constant dense<15> : vector<2x3xi16>
  %c = arith.andi %b, %m : vector<2x3xi16>
  %r = arith.shli %a, %c : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %m = arith.constant dense<31> : vector<2x1x2xi32>
  %c = arith.andi %b, %m : vector<2x1x2xi32>
  %r = arith.shli %a, %c : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %m = arith.constant dense<31> : vector<i32>
  %c = arith.andi %b, %m : vector<i32>
  %r = arith.shli %a, %c : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([-2, 127, 1, -128], [-65, 127, 127, 5]) -> [0, -128, -128, 0]
// CALL: @v1([1, 0, 0, 1], [127, -1, -2, 5]) -> [-128, 0, 0, 32]
// CALL: @v1([127, -2, 5, 5], [-128, 0, 5, 127]) -> [127, -2, -96, -128]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([-8388608, -1, -8388608], [0, -2, -2]) -> [-8388608, -16384, 0]
// CALL: @v1_i24([-1, -8388608, 8388607], [5, 8388607, 5]) -> [-32, 0, -32]
// CALL: @v1_i24([-1, 1004742, 1], [8388607, -8388608, 1]) -> [-32768, 1004742, 2]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([1], [-9223372036854775808]) -> [1]
// CALL: @v1_one([1], [9223372036854775807]) -> [-9223372036854775808]
// CALL: @v1_one([1599583435410324811], [0]) -> [1599583435410324811]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([1, 5], [-1, 9223372036854775807]) -> [-9223372036854775808, -9223372036854775808]
// CALL: @v1_index([1, 9223372036854775807], [-9223372036854775808, -2775749777252739081]) -> [1, -36028797018963968]
// CALL: @v1_index([-2, -1], [5, -2]) -> [-64, -4611686018427387904]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([false, true, true, true, true], [true, false, true, true, false]) -> [false, true, true, true, true]
// CALL: @v1_i1([false, false, true, false, true], [false, true, true, true, true]) -> [false, false, true, false, true]
// CALL: @v1_i1([false, true, false, true, true], [true, false, true, false, false]) -> [false, true, false, true, true]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([-1, 1, 5, 0, 1, -2], [25638, 0, 1, 1, 32767, 32767]) -> [-64, 1, 10, 0, -32768, 0]
// CALL: @v2([5382, 5, 0, 1, 1, -2], [-32768, -32768, 32767, 1, 5, -1]) -> [5382, 5, 0, 2, 32, 0]
// CALL: @v2([-2728, 32767, 0, -1, 1, -2], [-1, -32768, 1, 32767, -32768, -14005]) -> [0, 32767, 0, -32768, 1, -4096]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([1076445488, -1, 2147483647, -2], [-659767171, 870003754, 5, -2]) -> [0, -1024, -32, -2147483648]
// CALL: @v3([2147483647, 0, 0, 1], [1, -2147483648, -1, -1]) -> [-2, 0, 0, -2147483648]
// CALL: @v3([1, 1, 5, 5], [-1, -1, -2147483648, 5]) -> [-2147483648, -2147483648, 5, 160]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([5], [-2147483648]) -> [5]
// CALL: @v0([-1985427382], [-2]) -> [-2147483648]
// CALL: @v0([-2], [0]) -> [-2]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
