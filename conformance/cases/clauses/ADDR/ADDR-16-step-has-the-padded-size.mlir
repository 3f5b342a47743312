// RUN: %check %s
// CLAUSE: ADDR-16
// Elements with padding: three floats take four, ten bytes take sixteen, three bytes four.
func.func @vectors(%m: memref<?xvector<3xf32>>, %i: index) -> vector<3xf32> {
  %r = memref.load %m[%i] : memref<?xvector<3xf32>>
  return %r : vector<3xf32>
}
func.func @odd(%m: memref<?xi24>, %i: index, %v: i24) {
  memref.store %v, %m[%i] : memref<?xi24>
  return
}
func.func @complexes(%m: memref<?xcomplex<f64>>, %i: index) -> complex<f64> {
  %r = memref.load %m[%i] : memref<?xcomplex<f64>>
  return %r : complex<f64>
}
// CALL: @vectors(memref<sizes=[3] data=[[1.0,2.0,3.0],[4.0,5.0,6.0],[7.0,8.0,9.0]]>, 2) -> [7.0, 8.0, 9.0]
// CALL: @odd(memref<sizes=[3] data=[1,2,3]>, 1, -1) -> () after arg0=[1,-1,3]
// CALL: @complexes(memref<sizes=[2] data=[(1.0,2.0),(3.0,4.0)]>, 1) -> (3.0, 4.0)
// CALL-RANDOM: @vectors(memref<sizes=[N]>, 0..N-1) N=1..6 count=20 seed=1
// CALL-RANDOM: @odd(memref<sizes=[N]>, 0..N-1, _) N=1..6 count=20 seed=2
// CALL-RANDOM: @complexes(memref<sizes=[N]>, 0..N-1) N=1..6 count=20 seed=3
