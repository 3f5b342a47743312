// RUN: %check %s
// complex.bitcast between a complex number and what else has its bits: the real part lies at the lower address, which is the lower half here.
func.func @to_integer(%x: complex<f32>) -> i64 {
  %r = complex.bitcast %x : complex<f32> to i64
  return %r : i64
}
func.func @from_integer(%x: i64) -> complex<f32> {
  %r = complex.bitcast %x : i64 to complex<f32>
  return %r : complex<f32>
}
func.func @to_float(%x: complex<f32>) -> f64 {
  %r = complex.bitcast %x : complex<f32> to f64
  return %r : f64
}
// CALL: @to_integer((1.0, 2.0)) -> 0x400000003f800000
// CALL: @to_integer((-1.0, -2.0)) -> 0xc0000000bf800000
// CALL: @from_integer(0x80000000bf800000) -> (-1.0, -0.0)
// CALL: @to_float((0.0, 1.875)) -> 1.0
// CALL: @to_float((-2.0, 1.875)) -> 0x3ff00000c0000000
// CALL: @to_float((3.0, -1.875)) -> 0xbff0000040400000
// CALL: @to_float((-3.0, -2.5)) -> 0xc0200000c0400000
// CALL-RANDOM: @to_integer count=20 seed=1
// CALL-RANDOM: @from_integer count=20 seed=2
