// RUN: %check %s
// complex.add and complex.sub part by part; complex.mul in the textbook form (a + bi)(c + di) = (ac - bd) + (bc + ad)i, which gives NaN where a product is inf - inf.
func.func @add(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %r = complex.add %x, %y : complex<f32>
  return %r : complex<f32>
}
func.func @sub(%x: complex<f64>, %y: complex<f64>) -> complex<f64> {
  %r = complex.sub %x, %y : complex<f64>
  return %r : complex<f64>
}
func.func @mul(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %r = complex.mul %x, %y : complex<f32>
  return %r : complex<f32>
}
func.func @mul64(%x: complex<f64>, %y: complex<f64>) -> complex<f64> {
  %r = complex.mul %x, %y : complex<f64>
  return %r : complex<f64>
}
// CALL: @add((1.0, 2.0), (0.5, -2.0)) -> (1.5, 0.0)
// CALL: @add((inf, -0.0), (-inf, -0.0)) -> (nan, -0.0)
// CALL: @add((1.0, inf), (0.5, -2.0)) -> (1.5, inf)
// CALL: @add((-0.0, -0.0), (-0.0, -0.0)) -> (-0.0, -0.0)
// CALL: @sub((1.0, 2.0), (0.5, 2.0)) -> (0.5, 0.0)
// CALL: @sub((nan, 2.0), (0.5, 2.0)) -> (nan, 0.0)
// CALL: @sub((inf, 2.0), (0.5, 2.0)) -> (inf, 0.0)
// CALL: @mul((1.0, 2.0), (3.0, 4.0)) -> (-5.0, 10.0)
// CALL: @mul((0.0, 1.0), (0.0, 1.0)) -> (-1.0, 0.0)
// CALL: @mul((inf, 1.0), (1.0, 0.0)) -> (inf, nan)
// CALL: @mul((nan, 2.0), (3.0, 4.0)) -> (nan, nan)
// CALL: @mul((1.0, nan), (3.0, 4.0)) -> (nan, nan)
// CALL: @mul((1.0, inf), (3.0, 4.0)) -> (-inf, inf)
// CALL: @mul64((-2.0, 0.5), (4.0, 8.0)) -> (-12.0, -14.0)
// CALL: @mul64((nan, 0.5), (4.0, 8.0)) -> (nan, nan)
// CALL: @mul64((-2.0, nan), (4.0, 8.0)) -> (nan, nan)
// CALL: @mul64((inf, 0.5), (4.0, 8.0)) -> (inf, inf)
// CALL: @mul64((-2.0, inf), (4.0, 8.0)) -> (-inf, inf)
// CALL: @mul64((-2.0, -0.0), (4.0, 8.0)) -> (-8.0, -16.0)
// CALL-RANDOM: @add count=40 seed=1
// CALL-RANDOM: @sub count=40 seed=2
// CALL-RANDOM: @mul count=40 seed=3
// CALL-RANDOM: @mul64 count=40 seed=4
// CALL-RANDOM: @sub count=60 seed=11
// CALL-RANDOM: @mul64 count=60 seed=11
// Parts that are zero or infinite.
// CALL: @sub((1.0, 1.0), (1.0, 1.0)) -> (0.0, 0.0)
// CALL: @sub((1.0, inf), (0.0, 1.0)) -> (1.0, inf)
// CALL: @mul((1.0, 1.0), (1.0, 1.0)) -> (0.0, 2.0)
// CALL: @mul64((1.0, 1.0), (1.0, 1.0)) -> (0.0, 2.0)
// CALL: @mul64((1.0, 0.0), (2.0, 0.0)) -> (2.0, 0.0)
// CALL: @mul64((1.0, -0.0), (2.0, -0.0)) -> (2.0, -0.0)
