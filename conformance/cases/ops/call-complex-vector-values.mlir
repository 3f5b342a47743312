// RUN: %check %s
// Complex values and vectors as arguments, results and call operands.
func.func private @exchange(%z: complex<f64>, %k: i8, %w: complex<f32>) -> (complex<f32>, i8, complex<f64>) {
  return %w, %k, %z : complex<f32>, i8, complex<f64>
}
func.func @complexes(%w: complex<f32>, %z: complex<f64>, %k: i8) -> (complex<f64>, complex<f32>, i8) {
  %r:3 = call @exchange(%z, %k, %w) : (complex<f64>, i8, complex<f32>) -> (complex<f32>, i8, complex<f64>)
  return %r#2, %r#0, %r#1 : complex<f64>, complex<f32>, i8
}
func.func private @turn(%a: vector<3xf32>, %b: vector<2x2xi8>, %c: vector<i64>) -> (vector<i64>, vector<2x2xi8>, vector<3xf32>) {
  %n = arith.negf %a : vector<3xf32>
  %s = arith.addi %b, %b : vector<2x2xi8>
  return %c, %s, %n : vector<i64>, vector<2x2xi8>, vector<3xf32>
}
func.func @vectors(%a: vector<3xf32>, %b: vector<2x2xi8>, %c: vector<i64>) -> (vector<3xf32>, vector<2x2xi8>, vector<i64>) {
  %r:3 = call @turn(%a, %b, %c) : (vector<3xf32>, vector<2x2xi8>, vector<i64>) -> (vector<i64>, vector<2x2xi8>, vector<3xf32>)
  return %r#2, %r#1, %r#0 : vector<3xf32>, vector<2x2xi8>, vector<i64>
}
func.func @one_lane(%a: vector<1xi1>, %b: vector<8xi1>, %c: vector<2xindex>, %d: vector<16xf64>) -> (vector<1xi1>, vector<8xi1>, vector<2xindex>, vector<16xf64>) {
  return %a, %b, %c, %d : vector<1xi1>, vector<8xi1>, vector<2xindex>, vector<16xf64>
}
// CALL: @complexes((1.0, -0.0), (2.5, -3.5), -7) -> (2.5, -3.5), (1.0, -0.0), -7
// CALL: @complexes((inf, nan), (0.0, -0.0), 1) -> (0.0, -0.0), (inf, nan), 1
// CALL: @vectors([1.0, -2.0, 0.0], [1, 2, 127, -128], [5]) -> [-1.0, 2.0, -0.0], [2, 4, -2, 0], [5]
// CALL: @vectors([inf, -2.0, 0.0], [1, 2, 127, -128], [5]) -> [-inf, 2.0, -0.0], [2, 4, -2, 0], [5]
// CALL: @one_lane([true], [true, false, true, true, false, false, true, false], [-1, 2], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]) -> [true], [true, false, true, true, false, false, true, false], [-1, 2], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
// CALL-RANDOM: @complexes(_, _, _) count=30 seed=1
// CALL-RANDOM: @vectors(_, _, _) count=30 seed=1
// CALL-RANDOM: @one_lane(_, _, _, _) count=30 seed=1
