// ULP: 1
// complex.powi where a power on the way is out of range though the result is not, or the result is and has a direction:
// (1 + i)^2 = 2 i, so that (1 + i)^2n = 2^n i^n.
func.func @short(%z: complex<f32>, %n: i8) -> complex<f32> {
  %r = complex.powi %z, %n : complex<f32>, i8
  return %r : complex<f32>
}
func.func @single(%z: complex<f32>, %n: i32) -> complex<f32> {
  %r = complex.powi %z, %n : complex<f32>, i32
  return %r : complex<f32>
}
func.func @double(%z: complex<f64>, %n: i32) -> complex<f64> {
  %r = complex.powi %z, %n : complex<f64>, i32
  return %r : complex<f64>
}
func.func @half(%z: complex<f16>, %n: i16) -> complex<f16> {
  %r = complex.powi %z, %n : complex<f16>, i16
  return %r : complex<f16>
}
// CALL: @single((1.0, 2.0), 2147483647) -> (inf, inf)
// CALL: @single((1.0, 2.0), -2147483648) -> (0.0, 0.0)
// CALL: @single((0.5, 0.25), -2147483647) -> (-inf, inf)
// CALL: @short((1234.5678, -0.1), -128) -> (0.0, 0.0)
// CALL: @single((1.0, 1.0), -290) -> (0.0, 0x80000010)
// CALL: @single((1.0, 1.0), 252) -> (-8.507059173e+37, 0.0)
// CALL: @double((1.0, 1.0), 2046) -> (0.0, -8.98846567431158e+307)
// CALL: @double((1.0, 1.0), 2045) -> (-4.49423283715579e+307, -4.49423283715579e+307)
// CALL: @double((1.0, 1.0), -2000) -> (9.332636185032189e-302, 0.0)
// CALL: @double((5e-324, 0.0), -1) -> (inf, 0.0)
// CALL: @double((2.409919865102884e-181, 2.409919865102884e-181), 1) -> (2.409919865102884e-181, 2.409919865102884e-181)
// CALL: @double((5.260135901548374e+210, 0.0), -1) -> (1.90109156629516e-211, 0.0)
// CALL: @double((4.445517498970155e-162, 4.445517498970155e-162), 2) -> (0.0, 4e-323)
// CALL: @double((6.703903964971299e+153, 6.703903964971299e+153), 2) -> (0.0, 8.98846567431158e+307)
// CALL: @half((2.0, 0.0), -24) -> (0x0001, 0.0)
