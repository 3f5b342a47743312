// RUN: %check %s
// complex.create, constant, re, im, conj, neg: the parts come and go as they are, signs of zero and NaN included.
func.func @create(%a: f32, %b: f32) -> complex<f32> {
  %r = complex.create %a, %b : complex<f32>
  return %r : complex<f32>
}
func.func @constants() -> (complex<f32>, complex<f64>) {
  %a = complex.constant [1.5 : f32, -0.0 : f32] : complex<f32>
  %b = complex.constant [-2.0 : f64, 0x7FF0000000000000 : f64] : complex<f64>
  return %a, %b : complex<f32>, complex<f64>
}
func.func @parts(%z: complex<f64>) -> (f64, f64) {
  %a = complex.re %z : complex<f64>
  %b = complex.im %z : complex<f64>
  return %a, %b : f64, f64
}
func.func @swap(%m: memref<?xcomplex<f32>>, %i: index) {
  %z = memref.load %m[%i] : memref<?xcomplex<f32>>
  %a = complex.re %z : complex<f32>
  %b = complex.im %z : complex<f32>
  %s = complex.create %b, %a : complex<f32>
  memref.store %s, %m[%i] : memref<?xcomplex<f32>>
  return
}
// CALL: @create(1.0, -2.0) -> (1.0, -2.0)
// CALL: @create(-0.0, inf) -> (-0.0, inf)
// CALL: @constants() -> (1.5, -0.0), (-2.0, inf)
// CALL: @parts((1.0, -2.5)) -> 1.0, -2.5
// CALL: @parts((-0.0, 0x7ff4000000000001)) -> -0.0, 0x7ff4000000000001
// CALL: @swap(memref<sizes=[3] data=[(1.0, 2.0), (3.0, -0.0), (5.0, 6.0)]>, 1) -> () after arg0=[(1.0, 2.0), (-0.0, 3.0), (5.0, 6.0)]
// CALL-RANDOM: @create count=20 seed=1
// CALL-RANDOM: @parts count=20 seed=2
// CALL-RANDOM: @swap(memref<sizes=[N]>, 0..N-1) N=1..5 count=20 seed=3
