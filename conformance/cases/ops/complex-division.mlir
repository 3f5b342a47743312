// RUN: %check %s
// CLAUSE: OPS-COMPLEX-01
// COMPLEX-DIVISION: basic
// complex.div in the form ((ac + bd) + (bc - ad)i) / (cc + dd), every operation rounded: the form that MLIR's own conversion documents as basic and as its default.
func.func @div(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %r = complex.div %x, %y : complex<f32>
  return %r : complex<f32>
}
func.func @div64(%x: complex<f64>, %y: complex<f64>) -> complex<f64> {
  %r = complex.div %x, %y : complex<f64>
  return %r : complex<f64>
}
// CALL: @div((1.0, 2.0), (3.0, 4.0)) -> (0.44, 0.08)
// CALL: @div((-5.0, 10.0), (1.0, 2.0)) -> (3.0, 4.0)
// CALL: @div((1.0, 0.0), (0.0, 0.0)) -> (nan, nan)
// CALL: @div64((1.0, 0.0), (0.0, 2.0)) -> (0.0, -0.5)
// CALL-RANDOM: @div(-10.0..10.0, -10.0..10.0) count=40 seed=1
// CALL-RANDOM: @div64(-10.0..10.0, -10.0..10.0) count=40 seed=2
