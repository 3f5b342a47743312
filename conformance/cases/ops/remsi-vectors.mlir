// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.remsi lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %o = arith.constant dense<1> : vector<4xi8>
  %k = arith.constant dense<-3> : vector<4xi8>
  %d = arith.andi %b, %k : vector<4xi8>
  %c = arith.ori %d, %o : vector<4xi8>
  %r = arith.remsi %a, %c : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %o = arith.constant dense<1> : vector<3xi24>
  %k = arith.constant dense<-3> : vector<3xi24>
  %d = arith.andi %b, %k : vector<3xi24>
  %c = arith.ori %d, %o : vector<3xi24>
  %r = arith.remsi %a, %c : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %o = arith.constant dense<1> : vector<1xi64>
  %k = arith.constant dense<-3> : vector<1xi64>
  %d = arith.andi %b, %k : vector<1xi64>
  %c = arith.ori %d, %o : vector<1xi64>
  %r = arith.remsi %a, %c : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %o = arith.constant dense<1> : vector<2xindex>
  %k = arith.constant dense<-3> : vector<2xindex>
  %d = arith.andi %b, %k : vector<2xindex>
  %c = arith.ori %d, %o : vector<2xindex>
  %r = arith.remsi %a, %c : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %o = arith.constant dense<1> : vector<2x3xi16>
  %k = arith.constant dense<-3> : vector<2x3xi16>
  %d = arith.andi %b, %k : vector<2x3xi16>
  %c = arith.ori %d, %o : vector<2x3xi16>
  %r = arith.remsi %a, %c : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %o = arith.constant dense<1> : vector<2x1x2xi32>
  %k = arith.constant dense<-3> : vector<2x1x2xi32>
  %d = arith.andi %b, %k : vector<2x1x2xi32>
  %c = arith.ori %d, %o : vector<2x1x2xi32>
  %r = arith.remsi %a, %c : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %o = arith.constant dense<1> : vector<i32>
  %k = arith.constant dense<-3> : vector<i32>
  %d = arith.andi %b, %k : vector<i32>
  %c = arith.ori %d, %o : vector<i32>
  %r = arith.remsi %a, %c : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([1, -1, -2, -1], [-1, 5, -2, 127]) -> [1, -1, -2, -1]
// CALL: @v1([0, 0, 1, 5], [-2, -128, -1, 40]) -> [0, 0, 1, 5]
// CALL: @v1([0, 0, -1, 0], [5, 5, -1, -128]) -> [0, 0, -1, 0]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([-5600593, 5, 5], [-1, -8388608, 8388607]) -> [-1, 5, 5]
// CALL: @v1_i24([-2, -8388608, -2], [-2, -8388608, 0]) -> [-2, -1, 0]
// CALL: @v1_i24([-8388608, -1, 1], [1, -8388608, -1]) -> [0, -1, 1]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([-9223372036854775808], [-1]) -> [-2]
// CALL: @v1_one([9223372036854775807], [5]) -> [2]
// CALL: @v1_one([1], [1]) -> [0]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([-2, 0], [5, 5]) -> [-2, 0]
// CALL: @v1_index([0, -3514248076664878393], [1, -2]) -> [0, -1]
// CALL: @v1_index([5, 9223372036854775807], [1, -7131098053984651610]) -> [0, 2092273982870124196]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v2([0, 5, 5, 0, 1, -7489], [5, 32767, -27505, 5, -32768, 1]) -> [0, 5, 5, 0, 1, 0]
// CALL: @v2([5, 32767, 1, 5, 1, 32767], [0, 1, -12362, -1, 1, -32768]) -> [0, 0, 1, 2, 0, 0]
// CALL: @v2([-2, 0, 32767, -1, -1, -2], [-2, -32768, -32768, -1, -2, 0]) -> [-2, 0, 0, -1, -1, 0]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([-2147483648, 1041751884, 0, -2], [5, 1, -2147483648, -1]) -> [-3, 0, 0, -2]
// CALL: @v3([5, 5, -1, -2147483648], [361358441, 0, -1, 1]) -> [5, 0, -1, 0]
// CALL: @v3([0, 1, 0, -2025260806], [1042831704, -2147483648, -500885426, -1]) -> [0, 1, 0, -1]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([-1389012203], [1]) -> [0]
// CALL: @v0([1], [-1929079457]) -> [1]
// CALL: @v0([1], [2147483647]) -> [1]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
