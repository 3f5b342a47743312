// RUN: %check %s
// CLAUSE: FLOW-02
// A comparison is one instruction with the same predicate: unordered ones hold for NaN, those with "or equal" for equals.
func.func @floats(%a: f32, %b: f32) -> (i1, i1, i1) {
  %0 = arith.cmpf ult, %a, %b : f32
  %1 = arith.cmpf olt, %a, %b : f32
  %2 = arith.cmpf une, %a, %b : f32
  return %0, %1, %2 : i1, i1, i1
}
func.func @integers(%a: i8, %b: i8) -> (i1, i1, i1, i1) {
  %0 = arith.cmpi sle, %a, %b : i8
  %1 = arith.cmpi slt, %a, %b : i8
  %2 = arith.cmpi uge, %a, %b : i8
  %3 = arith.cmpi ugt, %a, %b : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}
// CALL: @floats(nan, 1.0) -> true, false, true
// CALL: @floats(2.0, 2.0) -> false, false, false
// CALL: @floats(inf, 1.0) -> false, false, true
// CALL: @integers(3, 3) -> true, false, true, false
// CALL: @integers(-1, 1) -> true, true, true, true
// CALL-RANDOM: @floats count=20 seed=1
