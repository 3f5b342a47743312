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
// CALL: @div((nan, 2.0), (3.0, 4.0)) -> (nan, nan)
// CALL: @div((1.0, nan), (3.0, 4.0)) -> (nan, nan)
// CALL: @div((inf, 2.0), (3.0, 4.0)) -> (inf, -inf)
// CALL: @div((1.0, inf), (3.0, 4.0)) -> (inf, inf)
// CALL: @div((-0.0, 2.0), (3.0, 4.0)) -> (0.32, 0.24)
// CALL: @div((1.0, -0.0), (3.0, 4.0)) -> (0.12, -0.16)
// CALL: @div((-0.0, -0.0), (3.0, 4.0)) -> (-0.0, 0.0)
// CALL: @div((1.0, 2.0), (nan, 4.0)) -> (nan, nan)
// CALL: @div((1.0, 2.0), (3.0, nan)) -> (nan, nan)
// CALL: @div((1.0, 2.0), (3.0, inf)) -> (nan, nan)
// CALL: @div((1.0, 2.0), (-0.0, 4.0)) -> (0.5, -0.25)
// CALL: @div64((1.0, 0.0), (0.0, 2.0)) -> (0.0, -0.5)
// CALL: @div64((nan, 0.0), (0.0, 2.0)) -> (nan, nan)
// CALL: @div64((1.0, nan), (0.0, 2.0)) -> (nan, nan)
// CALL: @div64((inf, 0.0), (0.0, 2.0)) -> (nan, -inf)
// CALL: @div64((1.0, inf), (0.0, 2.0)) -> (inf, nan)
// CALL: @div64((1.0, 0.0), (nan, 2.0)) -> (nan, nan)
// CALL: @div64((1.0, 0.0), (0.0, inf)) -> (nan, nan)
// CALL-RANDOM: @div(-10.0..10.0, -10.0..10.0) count=40 seed=1
// CALL-RANDOM: @div64(-10.0..10.0, -10.0..10.0) count=40 seed=2
// Parts that are zero, infinite or no number.
// CALL: @div((inf, 0.0), (1.0, 0.0)) -> (inf, nan)
// CALL: @div((1.0, 1.0), (inf, 1.0)) -> (nan, nan)
// CALL: @div64((inf, 0.0), (1.0, 0.0)) -> (inf, nan)
// CALL: @div64((1.0, 1.0), (inf, 1.0)) -> (nan, nan)
// CALL: @div64((0.0, nan), (1.0, 1.0)) -> (nan, nan)
// CALL: @div64((0.0, 0.0), (1.0, 1.0)) -> (0.0, 0.0)
// CALL: @div64((-0.0, -0.0), (1.0, 1.0)) -> (-0.0, 0.0)
