// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.mask around extremes of floats without a start: lanes that are off do not count. If all are off, any result will do.
func.func @least(%v: vector<4xf32>, %k: vector<4xi1>) -> f32 {
  %r = vector.mask %k { vector.reduction <minnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}
func.func @greatest(%v: vector<4xf64>, %k: vector<4xi1>) -> f64 {
  %r = vector.mask %k { vector.reduction <maxnumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %r : f64
}
// CALL: @least([1.0, 2.0, 3.0, 4.0], [false, true, true, false]) -> 2.0
// CALL: @least([9.0, -2.0, 3.0, 4.0], [true, false, false, true]) -> 4.0
// CALL: @least([nan, 5.0, 3.0, 4.0], [true, true, false, false]) -> 5.0
// CALL: @least([1.0, 2.0, 3.0, 4.0], [false, false, false, true]) -> 4.0
// CALL: @least([1.0, 2.0, 3.0, 4.0], [false, false, false, false])
// CALL: @least([1.0, nan, 3.0, 4.0], [false, true, false, false]) -> nan
// CALL: @least([1.0, 0xffe87385, 3.0, 4.0], [false, true, false, false]) -> nan
// CALL: @greatest([-1.0, -2.0, -3.0, 4.0], [true, true, true, false]) -> -1.0
// CALL: @greatest([-1.0, -2.0, -3.0, 4.0], [false, true, true, false]) -> -2.0
