// RUN: %check %s
// vector.step, vector.constant_mask, vector.create_mask: sizes below zero count as zero, above the dimension as all.
func.func @step() -> vector<4xindex> {
  %r = vector.step : vector<4xindex>
  return %r : vector<4xindex>
}
func.func @constant() -> vector<3x2xi1> {
  %r = vector.constant_mask [2, 1] : vector<3x2xi1>
  return %r : vector<3x2xi1>
}
func.func @none() -> vector<3xi1> {
  %r = vector.constant_mask [0] : vector<3xi1>
  return %r : vector<3xi1>
}
func.func @line(%n: index) -> vector<4xi1> {
  %r = vector.create_mask %n : vector<4xi1>
  return %r : vector<4xi1>
}
func.func @box(%m: index, %n: index) -> vector<2x3xi1> {
  %r = vector.create_mask %m, %n : vector<2x3xi1>
  return %r : vector<2x3xi1>
}
// CALL: @step() -> [0, 1, 2, 3]
// CALL: @constant() -> [true, false, true, false, false, false]
// CALL: @none() -> [false, false, false]
// CALL: @line(0) -> [false, false, false, false]
// CALL: @line(3) -> [true, true, true, false]
// CALL: @line(4) -> [true, true, true, true]
// CALL: @line(1000) -> [true, true, true, true]
// CALL: @line(-1) -> [false, false, false, false]
// CALL: @box(1, 2) -> [true, true, false, false, false, false]
// CALL: @box(5, 1) -> [true, false, false, true, false, false]
// CALL: @box(-2, 3) -> [false, false, false, false, false, false]
// CALL-RANDOM: @line(-2..6) count=50 seed=1
// CALL-RANDOM: @box(-1..3, -1..4) count=50 seed=2
