// RUN: %check %s
// CLAUSE: UTIL-04
// Vectors of rank 3: every row counts.
func.func @add(%a: vector<2x3x2xi16>, %b: vector<2x3x2xi16>) -> vector<2x3x2xi16> {
  %r = arith.addi %a, %b : vector<2x3x2xi16>
  return %r : vector<2x3x2xi16>
}
func.func @less(%a: vector<2x2x2xi8>, %b: vector<2x2x2xi8>) -> vector<2x2x2xi1> {
  %r = arith.cmpi slt, %a, %b : vector<2x2x2xi8>
  return %r : vector<2x2x2xi1>
}
// CALL: @add([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 32767]) -> [11, 22, 33, 44, 55, 66, 77, 88, 99, 110, 121, -32757]
// CALL: @less([1, 2, 3, 4, 5, 6, 7, -8], [2, 2, 2, 5, -5, 7, 7, 8]) -> [true, false, false, true, false, true, false, true]
// CALL-RANDOM: @add count=20 seed=1
// CALL-RANDOM: @less count=20 seed=1
// CALL-RANDOM: @less count=60 seed=11
