// RUN: %check %s
// arith.constant of every kind: odd widths, extreme values, floats by bits, index, dense and splat vectors.
func.func @integers() -> (i1, i7, i24, i33, i64, i65, i128, index) {
  %a = arith.constant true
  %b = arith.constant -64 : i7
  %c = arith.constant 8388607 : i24
  %d = arith.constant -4294967296 : i33
  %e = arith.constant -9223372036854775808 : i64
  %f = arith.constant 18446744073709551615 : i65
  %g = arith.constant -170141183460469231731687303715884105728 : i128
  %h = arith.constant -1 : index
  return %a, %b, %c, %d, %e, %f, %g, %h : i1, i7, i24, i33, i64, i65, i128, index
}
func.func @floats() -> (f16, bf16, f32, f64, f80, f128) {
  %a = arith.constant 0x7C00 : f16
  %b = arith.constant 3.140625 : bf16
  %c = arith.constant -0.0 : f32
  %d = arith.constant 0x0000000000000001 : f64
  %e = arith.constant -2.5 : f80
  %f = arith.constant 0x3FFB999999999999999999999999999A : f128
  return %a, %b, %c, %d, %e, %f : f16, bf16, f32, f64, f80, f128
}
func.func @vectors() -> (vector<3xi8>, vector<2x2xf32>, vector<i16>, vector<2x3xi1>, vector<2xindex>) {
  %a = arith.constant dense<[1, -2, 3]> : vector<3xi8>
  %b = arith.constant dense<[[1.0, 2.0], [3.0, -0.0]]> : vector<2x2xf32>
  %c = arith.constant dense<-300> : vector<i16>
  %d = arith.constant dense<[[true, false, true], [false, false, true]]> : vector<2x3xi1>
  %e = arith.constant dense<[-1, 7]> : vector<2xindex>
  return %a, %b, %c, %d, %e : vector<3xi8>, vector<2x2xf32>, vector<i16>, vector<2x3xi1>, vector<2xindex>
}
func.func @splats() -> (vector<2x2x2xi32>, vector<4xf64>, vector<1x1xi64>) {
  %a = arith.constant dense<-9> : vector<2x2x2xi32>
  %b = arith.constant dense<0xFFF0000000000000> : vector<4xf64>
  %c = arith.constant dense<5> : vector<1x1xi64>
  return %a, %b, %c : vector<2x2x2xi32>, vector<4xf64>, vector<1x1xi64>
}
// CALL: @integers() -> true, -64, 8388607, -4294967296, -9223372036854775808, 18446744073709551615, -170141183460469231731687303715884105728, -1
// CALL: @floats() -> inf, 0x4049, -0.0, 0x1, -2.5, 0x3ffb999999999999999999999999999a
// CALL: @vectors() -> [1, -2, 3], [1.0, 2.0, 3.0, -0.0], [-300], [true, false, true, false, false, true], [-1, 7]
// CALL: @splats() -> [-9, -9, -9, -9, -9, -9, -9, -9], [-inf, -inf, -inf, -inf], [5]
