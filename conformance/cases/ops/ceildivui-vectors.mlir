// RUN: %check %s
// CLAUSE: OPS-ARITH-01
// arith.ceildivui lane by lane on vectors of rank 0, 1 and 2.
func.func @v1(%a: vector<4xi8>, %b: vector<4xi8>) -> vector<4xi8> {
  %o = arith.constant dense<1> : vector<4xi8>
  %c = arith.ori %b, %o : vector<4xi8>
  %r = arith.ceildivui %a, %c : vector<4xi8>
  return %r : vector<4xi8>
}
func.func @v1_i24(%a: vector<3xi24>, %b: vector<3xi24>) -> vector<3xi24> {
  %o = arith.constant dense<1> : vector<3xi24>
  %c = arith.ori %b, %o : vector<3xi24>
  %r = arith.ceildivui %a, %c : vector<3xi24>
  return %r : vector<3xi24>
}
func.func @v1_one(%a: vector<1xi64>, %b: vector<1xi64>) -> vector<1xi64> {
  %o = arith.constant dense<1> : vector<1xi64>
  %c = arith.ori %b, %o : vector<1xi64>
  %r = arith.ceildivui %a, %c : vector<1xi64>
  return %r : vector<1xi64>
}
func.func @v1_index(%a: vector<2xindex>, %b: vector<2xindex>) -> vector<2xindex> {
  %o = arith.constant dense<1> : vector<2xindex>
  %c = arith.ori %b, %o : vector<2xindex>
  %r = arith.ceildivui %a, %c : vector<2xindex>
  return %r : vector<2xindex>
}
func.func @v1_i1(%a: vector<5xi1>, %b: vector<5xi1>) -> vector<5xi1> {
  %o = arith.constant dense<true> : vector<5xi1>
  %c = arith.ori %b, %o : vector<5xi1>
  %r = arith.ceildivui %a, %c : vector<5xi1>
  return %r : vector<5xi1>
}
func.func @v2(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi16> {
  %o = arith.constant dense<1> : vector<2x3xi16>
  %c = arith.ori %b, %o : vector<2x3xi16>
  %r = arith.ceildivui %a, %c : vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @v3(%a: vector<2x1x2xi32>, %b: vector<2x1x2xi32>) -> vector<2x1x2xi32> {
  %o = arith.constant dense<1> : vector<2x1x2xi32>
  %c = arith.ori %b, %o : vector<2x1x2xi32>
  %r = arith.ceildivui %a, %c : vector<2x1x2xi32>
  return %r : vector<2x1x2xi32>
}
func.func @v0(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %o = arith.constant dense<1> : vector<i32>
  %c = arith.ori %b, %o : vector<i32>
  %r = arith.ceildivui %a, %c : vector<i32>
  return %r : vector<i32>
}
// CALL: @v1([-2, -2, 0, 1], [-1, -128, 0, 5]) -> [1, 2, 0, 1]
// CALL: @v1([1, 127, 16, -1], [127, -2, -2, -1]) -> [1, 1, 1, 1]
// CALL: @v1([-107, 1, 127, -1], [5, 0, 0, -128]) -> [30, 1, 127, 2]
// CALL-RANDOM: @v1(_, _) count=40 seed=3
// CALL: @v1_i24([-8388608, -6897629, 8388607], [0, 8388607, -2]) -> [-8388608, 2, 1]
// CALL: @v1_i24([1, 0, -4035918], [8388607, 3384041, 0]) -> [1, 0, -4035918]
// CALL: @v1_i24([8388607, 1, -2], [0, -1, 0]) -> [8388607, 1, -2]
// CALL-RANDOM: @v1_i24(_, _) count=40 seed=3
// CALL: @v1_one([1], [9173872627263666209]) -> [1]
// CALL: @v1_one([-196350400799942953], [0]) -> [-196350400799942953]
// CALL: @v1_one([-2], [-2]) -> [1]
// CALL-RANDOM: @v1_one(_, _) count=40 seed=3
// CALL: @v1_index([5, -9223372036854775808], [-1, 9223372036854775807]) -> [1, 2]
// CALL: @v1_index([0, -3681469095634101485], [9223372036854775807, -9223372036854775808]) -> [0, 2]
// CALL: @v1_index([-1, -9223372036854775808], [5220148163997400559, 5]) -> [4, 1844674407370955162]
// CALL-RANDOM: @v1_index(_, _) count=40 seed=3
// CALL: @v1_i1([false, true, true, true, true], [false, true, true, false, false]) -> [false, true, true, true, true]
// CALL: @v1_i1([true, false, false, true, true], [true, false, false, false, true]) -> [true, false, false, true, true]
// CALL: @v1_i1([false, true, false, true, true], [false, false, false, true, false]) -> [false, true, false, true, true]
// CALL-RANDOM: @v1_i1(_, _) count=40 seed=3
// CALL: @v2([0, 32767, -1, -1, 0, -1], [32767, 32767, -32768, 0, 32767, -1]) -> [0, 1, 2, -1, 0, 1]
// CALL: @v2([-2, 5, 32767, 1, -2, 32767], [-32768, -2, 1, -1, 32767, 1]) -> [2, 1, 32767, 1, 2, 32767]
// CALL: @v2([32767, 5, -2, -2, 5, -32768], [0, -1, 5, -1, 1, -1]) -> [32767, 1, 13107, 1, 5, 1]
// CALL-RANDOM: @v2(_, _) count=40 seed=3
// CALL: @v3([-1, 1, -458056769, -959367899], [1, -1, 1, -2]) -> [-1, 1, -458056769, 1]
// CALL: @v3([-1, -2, 2147483647, 2147483647], [-2147483648, -1, 2147483647, 2147483647]) -> [2, 1, 1, 1]
// CALL: @v3([1, -794386223, -1, -1], [5, 0, 146199971, 0]) -> [1, -794386223, 30, -1]
// CALL-RANDOM: @v3(_, _) count=40 seed=3
// CALL: @v0([0], [1]) -> [0]
// CALL: @v0([1], [-2]) -> [1]
// CALL: @v0([0], [5]) -> [0]
// CALL-RANDOM: @v0(_, _) count=40 seed=3
