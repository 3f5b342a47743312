// RUN: %check %s
// CLAUSE: OPS-MEMREF-01
// Rows of vectors, and parts of complex numbers, that have padding: a lowering may keep it or not.
func.func @one_row(%m: memref<vector<1x3xi16>>, %v: vector<1x3xi16>) {
  memref.store %v, %m[] : memref<vector<1x3xi16>>
  return
}
func.func @two_rows(%m: memref<?xvector<2x3xi16>>, %i: index, %v: vector<2x3xi16>) -> vector<2x3xi16> {
  memref.store %v, %m[%i] : memref<?xvector<2x3xi16>>
  %r = memref.load %m[%i] : memref<?xvector<2x3xi16>>
  return %r : vector<2x3xi16>
}
func.func @packed(%m: memref<vector<2x2x9xi1>>, %v: vector<2x2x9xi1>) {
  memref.store %v, %m[] : memref<vector<2x2x9xi1>>
  return
}
func.func @parts(%m: memref<?xcomplex<f80>>, %i: index, %v: complex<f80>) {
  memref.store %v, %m[%i] : memref<?xcomplex<f80>>
  return
}
// CALL: @two_rows(memref<sizes=[2] data=[[1,2,3,4,5,6],[7,8,9,10,11,12]]>, 1, [-1, -2, -3, -4, -5, -6]) -> [-1, -2, -3, -4, -5, -6] after arg0=[[1,2,3,4,5,6],[-1,-2,-3,-4,-5,-6]]
// CALL-RANDOM: @one_row(memref<align=8>, _) count=20
// CALL-RANDOM: @two_rows(memref<sizes=[N] align=8>, 0..N-1, _) N=1..4 count=20
// CALL-RANDOM: @packed(memref<align=16>, _) count=20
// CALL-RANDOM: @parts(memref<sizes=[N] align=16>, 0..N-1, _) N=1..4 count=20
