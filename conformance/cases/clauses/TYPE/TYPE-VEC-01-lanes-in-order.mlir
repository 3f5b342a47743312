// RUN: %check %s
// CLAUSE: TYPE-VEC-01
// Lane i of a vector is lane i of the LLVM one.
func.func @apart(%v: vector<3xi16>) -> (i16, i16, i16) {
  %0:3 = vector.to_elements %v : vector<3xi16>
  return %0#0, %0#1, %0#2 : i16, i16, i16
}
func.func @zip(%a: vector<2xi16>, %b: vector<2xi16>) -> vector<4xi16> {
  %0 = vector.interleave %a, %b : vector<2xi16> -> vector<4xi16>
  return %0 : vector<4xi16>
}
func.func @unzip(%v: vector<4xi16>) -> (vector<2xi16>, vector<2xi16>) {
  %0, %1 = vector.deinterleave %v : vector<4xi16> -> vector<2xi16>
  return %0, %1 : vector<2xi16>, vector<2xi16>
}
// CALL: @apart([7, 8, 9]) -> 7, 8, 9
// CALL: @zip([1, 3], [2, 4]) -> [1, 2, 3, 4]
// CALL: @unzip([1, 2, 3, 4]) -> [1, 3], [2, 4]
