// RUN: %check %s
// CLAUSE: TYPE-VEC-07
// Lanes of index are numbers like scalars of index: they count from zero, and are compared and widened with their sign.
func.func @step() -> vector<4xindex> {
  %0 = vector.step : vector<4xindex>
  return %0 : vector<4xindex>
}
func.func @first(%n: index) -> vector<4xi1> {
  %0 = vector.create_mask %n : vector<4xi1>
  return %0 : vector<4xi1>
}
func.func @gather(%m: memref<?xi16>, %i: index, %at: vector<2xi8>) -> vector<2xi16> {
  %on = arith.constant dense<true> : vector<2xi1>
  %rest = arith.constant dense<0> : vector<2xi16>
  %0 = vector.gather %m[%i] [%at], %on, %rest : memref<?xi16>, vector<2xi8>, vector<2xi1>, vector<2xi16> into vector<2xi16>
  return %0 : vector<2xi16>
}
// CALL: @step() -> [0, 1, 2, 3]
// CALL: @first(2) -> [true, true, false, false]
// CALL: @first(9) -> [true, true, true, true]
// CALL: @first(-1) -> [false, false, false, false]
// CALL: @first(0) -> [false, false, false, false]
// CALL: @gather(memref<sizes=[4] data=[5,6,7,8]>, 2, [-1, 1]) -> [6, 8]
// CALL: @gather(memref<sizes=[4] data=[5,6,7,8] lead=64>, 2, [-1, 1]) -> [6, 8]
// CALL: @gather(memref<sizes=[4] data=[5,6,7,8]>, 2, [-1, -1]) -> [6, 6]
