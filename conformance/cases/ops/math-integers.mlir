// RUN: %check %s
// CLAUSE: OPS-MATH-01
// math.absi (the smallest value stays), ctlz and cttz (zero gives the width), ctpop.
func.func @all(%x: i32) -> (i32, i32, i32, i32) {
  %0 = math.absi %x : i32
  %1 = math.ctlz %x : i32
  %2 = math.cttz %x : i32
  %3 = math.ctpop %x : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func @odd(%x: i13) -> (i13, i13, i13, i13) {
  %0 = math.absi %x : i13
  %1 = math.ctlz %x : i13
  %2 = math.cttz %x : i13
  %3 = math.ctpop %x : i13
  return %0, %1, %2, %3 : i13, i13, i13, i13
}
func.func @lanes(%x: vector<4xi8>) -> (vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi8>) {
  %0 = math.absi %x : vector<4xi8>
  %1 = math.ctlz %x : vector<4xi8>
  %2 = math.cttz %x : vector<4xi8>
  %3 = math.ctpop %x : vector<4xi8>
  return %0, %1, %2, %3 : vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi8>
}
// CALL: @all(0) -> 0, 32, 32, 0
// CALL: @all(-1) -> 1, 0, 0, 32
// CALL: @all(-2147483648) -> -2147483648, 0, 31, 1
// CALL: @all(40) -> 40, 26, 3, 2
// CALL: @odd(0) -> 0, 13, 13, 0
// CALL: @odd(-4096) -> -4096, 0, 12, 1
// CALL: @lanes([0, 1, -128, 20]) -> [0, 1, -128, 20], [8, 7, 0, 3], [8, 0, 7, 2], [0, 1, 1, 2]
// CALL-RANDOM: @all count=40 seed=1
// CALL-RANDOM: @odd count=40 seed=2
// CALL-RANDOM: @lanes count=30 seed=3
