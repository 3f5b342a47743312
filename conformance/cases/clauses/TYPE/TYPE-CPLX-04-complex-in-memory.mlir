// RUN: %check %s
// CLAUSE: TYPE-CPLX-04
// Real part first, then the imaginary part, as an array of two floats in C.
func.func @f(%m: memref<2xcomplex<f32>>, %i: index, %z: complex<f32>) -> complex<f32> {
  %old = memref.load %m[%i] : memref<2xcomplex<f32>>
  memref.store %z, %m[%i] : memref<2xcomplex<f32>>
  return %old : complex<f32>
}
// CALL: @f(memref<data=[(1.0,2.0),(3.0,4.0)]>, 1, (-5.0, 6.5)) -> (3.0, 4.0) after arg0=[(1.0,2.0),(-5.0,6.5)]
// CALL-RANDOM: @f(_, 0..N-1, _) N=1..2 count=40 seed=11
