// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.ceildivsi lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %o = arith.constant dense<1> : vector<4xi8>
  %k = arith.constant dense<-3> : vector<4xi8>
  %d = arith.andi %b, %k : vector<4xi8>
  %c = arith.ori %d, %o : vector<4xi8>
  %r = arith.ceildivsi %a, %c : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %o = arith.constant dense<1> : vector<3xi24>
  %k = arith.constant dense<-3> : vector<3xi24>
  %d = arith.andi %b, %k : vector<3xi24>
  %c = arith.ori %d, %o : vector<3xi24>
  %r = arith.ceildivsi %a, %c : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %o = arith.constant dense<1> : vector<1xi64>
  %k = arith.constant dense<-3> : vector<1xi64>
  %d = arith.andi %b, %k : vector<1xi64>
  %c = arith.ori %d, %o : vector<1xi64>
  %r = arith.ceildivsi %a, %c : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %o = arith.constant dense<1> : vector<2xindex>
  %k = arith.constant dense<-3> : vector<2xindex>
  %d = arith.andi %b, %k : vector<2xindex>
  %c = arith.ori %d, %o : vector<2xindex>
  %r = arith.ceildivsi %a, %c : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %o = arith.constant dense<1> : vector<2x3xi16>
  %k = arith.constant dense<-3> : vector<2x3xi16>
  %d = arith.andi %b, %k : vector<2x3xi16>
  %c = arith.ori %d, %o : vector<2x3xi16>
  %r = arith.ceildivsi %a, %c : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %o = arith.constant dense<1> : vector<2x1x2xi32>
  %k = arith.constant dense<-3> : vector<2x1x2xi32>
  %d = arith.andi %b, %k : vector<2x1x2xi32>
  %c = arith.ori %d, %o : vector<2x1x2xi32>
  %r = arith.ceildivsi %a, %c : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %o = arith.constant dense<1> : vector<i32>
  %k = arith.constant dense<-3> : vector<i32>
  %d = arith.andi %b, %k : vector<i32>
  %c = arith.ori %d, %o : vector<i32>
  %r = arith.ceildivsi %a, %c : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([5, 2, 5, 127], [0, -1, 127, 0]) -> [5, 0, 1, 127]
// CALL: @v1([-6, 5, -37, 1], [127, -128, 127, 0]) -> [0, 0, 0, 1]
// CALL: @v1([0, 1, 1, -60], [-2, 5, -92, -1]) -> [0, 1, 0, 20]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([-1, 5, 1], [5, 0, -1]) -> [0, 5, 0]
// CALL: @v1_i24([-8388608, -1, 338833], [8388607, -2, 4645157]) -> [-1, 1, 1]
// CALL: @v1_i24([-2, -1, -4310833], [-8388608, 0, 5]) -> [1, -1, -862166]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([0], [5]) -> [0]
// CALL: @v1_one([-9223372036854775808], [0]) -> [-9223372036854775808]
// CALL: @v1_one([-2], [0]) -> [-2]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([9223372036854775807, 5], [0, -1]) -> [9223372036854775807, -1]
// CALL: @v1_index([9223372036854775807, 5], [-2, 0]) -> [-3074457345618258602, 5]
// CALL: @v1_index([-2, 5], [-9223372036854775808, 9223372036854775807]) -> [1, 1]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v2([5, 31453, 19355, 0, 0, 5], [32767, -32768, -2, -32768, -1, -32768]) -> [1, 0, -6451, 0, 0, 0]
// CALL: @v2([0, 5, -2, 1, 1, 1], [-32768, 0, 0, -2, 27401, 5]) -> [0, 5, -2, 0, 1, 1]
// CALL: @v2([32767, 32767, -32768, 32767, 1, 32767], [5, -1, 32767, -2, -32768, 5]) -> [6554, -10922, -1, -10922, 0, 6554]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([2147483647, 2147483647, -1, -2], [-2, 2147483647, -1, -2147483648]) -> [-715827882, 2, 1, 1]
// CALL: @v3([-1, -2, -2, 5], [0, 5, 2147483647, 1]) -> [-1, 0, 0, 5]
// CALL: @v3([0, -1, 5, 1], [1, 5, -2029175858, 2147483647]) -> [0, 0, 0, 1]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([2147483647], [-2]) -> [-715827882]
// CALL: @v0([0], [1]) -> [0]
// CALL: @v0([-2], [1]) -> [-2]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
