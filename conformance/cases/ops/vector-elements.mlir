// RUN: %check %s
// vector.from_elements, vector.to_elements, vector.shape_cast: lanes in row-major order stay in it.
func.func @from(%a: i32, %b: i32, %c: i32, %d: i32) -> vector<2x2xi32> {
  %r = vector.from_elements %a, %b, %c, %d : vector<2x2xi32>
  return %r : vector<2x2xi32>
}
func.func @from_one(%a: f32) -> vector<f32> {
  %r = vector.from_elements %a : vector<f32>
  return %r : vector<f32>
}
func.func @to(%v: vector<3xi16>) -> (i16, i16, i16) {
  %r:3 = vector.to_elements %v : vector<3xi16>
  return %r#0, %r#1, %r#2 : i16, i16, i16
}
func.func @to_rows(%v: vector<2x2xf64>) -> (f64, f64, f64, f64) {
  %r:4 = vector.to_elements %v : vector<2x2xf64>
  return %r#0, %r#1, %r#2, %r#3 : f64, f64, f64, f64
}
func.func @flat(%v: vector<2x3xi8>) -> vector<6xi8> {
  %r = vector.shape_cast %v : vector<2x3xi8> to vector<6xi8>
  return %r : vector<6xi8>
}
func.func @turned(%v: vector<2x3xi32>) -> vector<3x2xi32> {
  %r = vector.shape_cast %v : vector<2x3xi32> to vector<3x2xi32>
  return %r : vector<3x2xi32>
}
func.func @units(%v: vector<1x4x1xindex>) -> vector<4xindex> {
  %r = vector.shape_cast %v : vector<1x4x1xindex> to vector<4xindex>
  return %r : vector<4xindex>
}
func.func @zero_d(%v: vector<f32>) -> vector<1x1xf32> {
  %r = vector.shape_cast %v : vector<f32> to vector<1x1xf32>
  return %r : vector<1x1xf32>
}
// CALL: @from(1, 2, 3, 4) -> [1, 2, 3, 4]
// CALL: @from_one(1.5) -> [1.5]
// CALL: @to([7, 8, 9]) -> 7, 8, 9
// CALL: @to_rows([1.0, 2.0, 3.0, 4.0]) -> 1.0, 2.0, 3.0, 4.0
// CALL: @flat([1, 2, 3, 4, 5, 6]) -> [1, 2, 3, 4, 5, 6]
// CALL: @turned([1, 2, 3, 4, 5, 6]) -> [1, 2, 3, 4, 5, 6]
// CALL: @units([1, 2, 3, 4]) -> [1, 2, 3, 4]
// CALL: @zero_d([-0.0]) -> [-0.0]
// CALL-RANDOM: @from count=20 seed=1
// CALL-RANDOM: @to count=20 seed=2
// CALL-RANDOM: @to_rows count=20 seed=3
// CALL-RANDOM: @turned count=20 seed=4
