// RUN: %check %s
// CLAUSE: TYPE-CPLX-01
// The first number of a constant is the real part, and a conjugate has the other imaginary one.
func.func @constant() -> (complex<f32>, f32, f32) {
  %z = complex.constant [1.5 : f32, -2.0 : f32] : complex<f32>
  %re = complex.re %z : complex<f32>
  %im = complex.im %z : complex<f32>
  return %z, %re, %im : complex<f32>, f32, f32
}
func.func @conjugate(%z: complex<f64>) -> complex<f64> {
  %r = complex.conj %z : complex<f64>
  return %r : complex<f64>
}
// CALL: @constant() -> (1.5, -2.0), 1.5, -2.0
// CALL: @conjugate((3.0, 4.0)) -> (3.0, -4.0)
// CALL: @conjugate((3.0, nan)) -> (3.0, nan)
// CALL: @conjugate((3.0, inf)) -> (3.0, -inf)
// CALL: @conjugate((3.0, -0.0)) -> (3.0, 0.0)
