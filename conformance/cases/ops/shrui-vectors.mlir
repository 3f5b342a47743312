// RUN: %check %s
// arith.shrui lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %m = arith.constant dense<7> : vector<4xi8>
  %c = arith.andi %b, %m : vector<4xi8>
  %r = arith.shrui %a, %c : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %m = arith.constant dense<15> : vector<3xi24>
  %c = arith.andi %b, %m : vector<3xi24>
  %r = arith.shrui %a, %c : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %m = arith.constant dense<63> : vector<1xi64>
  %c = arith.andi %b, %m : vector<1xi64>
  %r = arith.shrui %a, %c : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %m = arith.constant dense<63> : vector<2xindex>
  %c = arith.andi %b, %m : vector<2xindex>
  %r = arith.shrui %a, %c : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %m = arith.constant dense<false> : vector<5xi1>
  %c = arith.andi %b, %m : vector<5xi1>
  %r = arith.shrui %a, %c : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %m = arith.constant dense<15> : vector<2x3xi16>
  %c = arith.andi %b, %m : vector<2x3xi16>
  %r = arith.shrui %a, %c : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %m = arith.constant dense<31> : vector<2x1x2xi32>
  %c = arith.andi %b, %m : vector<2x1x2xi32>
  %r = arith.shrui %a, %c : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %m = arith.constant dense<31> : vector<i32>
  %c = arith.andi %b, %m : vector<i32>
  %r = arith.shrui %a, %c : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([0, -2, -128, 5], [-1, 0, -2, 0]) -> [0, -2, 2, 5]
// CALL: @v1([1, 0, -1, -128], [127, 1, -1, 0]) -> [0, 0, 1, -128]
// CALL: @v1([-64, -128, -56, 127], [0, -1, -2, -128]) -> [-64, 1, 3, 127]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([8388607, -1, 5], [-2, 1, 1]) -> [511, 8388607, 2]
// CALL: @v1_i24([-2, 0, -8388608], [-2, -2, -8388608]) -> [1023, 0, -8388608]
// CALL: @v1_i24([1, 5, 1], [-8388608, -8388608, 0]) -> [1, 5, 1]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([-1], [1]) -> [9223372036854775807]
// CALL: @v1_one([1], [0]) -> [1]
// CALL: @v1_one([5], [-1]) -> [0]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([1, 1], [1, -9223372036854775808]) -> [0, 1]
// CALL: @v1_index([0, -9223372036854775808], [1, -1]) -> [0, 1]
// CALL: @v1_index([-9223372036854775808, -2], [5, 5]) -> [288230376151711744, 576460752303423487]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([true, false, true, true, false], [false, false, true, false, false]) -> [true, false, true, true, false]
// CALL: @v1_i1([false, false, true, false, true], [false, false, true, true, false]) -> [false, false, true, false, true]
// CALL: @v1_i1([false, true, false, true, false], [true, true, false, true, false]) -> [false, true, false, true, false]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([-1, -32768, -2, 5, 1, 32767], [5, 0, -30696, 32767, 0, 5]) -> [2047, -32768, 255, 0, 1, 1023]
// CALL: @v2([-9369, 1, 5, 32767, 32767, 0], [0, -18140, -2, -2, -2, -6701]) -> [-9369, 0, 0, 1, 1, 0]
// CALL: @v2([0, -32768, 1, 1, 1, 32767], [5, 32767, -2, -32768, 5, 1]) -> [0, 1, 0, 1, 0, 16383]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([-2147483648, -2, -2, -1], [-2147483648, 1, 1, -2147483648]) -> [-2147483648, 2147483647, 2147483647, -1]
// CALL: @v3([2147483647, -1025679542, 0, -1], [5, -2, 5, -2147483648]) -> [67108863, 3, 0, -1]
// CALL: @v3([-2, -1, 2147483647, -1923307295], [1548734190, -1, -2147483648, 5]) -> [262143, 1, 2147483647, 74114375]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([0], [-2]) -> [0]
// CALL: @v0([-1], [-1]) -> [1]
// CALL: @v0([2147483647], [-2]) -> [1]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
