// RUN: %check %s
// vector.load and vector.store: dimensions of the vector run along the last ones of the memref.
func.func @line(%m: memref<?xi32>, %i: index) -> vector<4xi32> {
  %r = vector.load %m[%i] : memref<?xi32>, vector<4xi32>
  return %r : vector<4xi32>
}
func.func @part_of_row(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index) -> vector<2xf32> {
  %r = vector.load %m[%i, %j] : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @only(%m: memref<?xf64, strided<[?], offset: ?>>, %i: index) -> vector<1xf64> {
  %r = vector.load %m[%i] : memref<?xf64, strided<[?], offset: ?>>, vector<1xf64>
  return %r : vector<1xf64>
}
func.func @aligned(%m: memref<?xi16>, %i: index) -> vector<2xi16> {
  %r = vector.load %m[%i] {alignment = 4 : i64} : memref<?xi16>, vector<2xi16>
  return %r : vector<2xi16>
}
func.func @put(%v: vector<3xi32>, %m: memref<?x?xi32, strided<[?, 1], offset: ?>>, %i: index, %j: index) {
  vector.store %v, %m[%i, %j] : memref<?x?xi32, strided<[?, 1], offset: ?>>, vector<3xi32>
  return
}
func.func @put_nontemporal(%v: vector<2xi8>, %m: memref<?xi8>, %i: index) {
  vector.store %v, %m[%i] {nontemporal = true} : memref<?xi8>, vector<2xi8>
  return
}
func.func @element(%m: memref<?xvector<4xf32>>, %i: index, %j: index) -> vector<4xf32> {
  %r = vector.load %m[%i] : memref<?xvector<4xf32>>, vector<4xf32>
  vector.store %r, %m[%j] : memref<?xvector<4xf32>>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @indices(%m: memref<?xindex>, %i: index) -> vector<2xindex> {
  %r = vector.load %m[%i] : memref<?xindex>, vector<2xindex>
  vector.store %r, %m[%i] : memref<?xindex>, vector<2xindex>
  return %r : vector<2xindex>
}
// CALL: @line(memref<sizes=[6] data=[1,2,3,4,5,6]>, 2) -> [3, 4, 5, 6]
// CALL: @part_of_row(memref<sizes=[2,3] strides=[5,1] offset=2 data=[1,2,3,4,5,6]>, 1, 1) -> [5.0, 6.0]
// CALL: @only(memref<sizes=[3] strides=[-2] offset=4 data=[1,2,3]>, 1) -> [2.0]
// CALL: @aligned(memref<sizes=[6] data=[1,2,3,4,5,6]>, 2) -> [3, 4]
// CALL: @aligned(memref<sizes=[6] data=[1,2,3,4,5,6] lead=64>, 2) -> [3, 4]
// CALL: @put([7, 8, 9], memref<sizes=[2,4] strides=[4,1] data=[1,2,3,4,5,6,7,8]>, 1, 1) -> () after arg1=[1,2,3,4,5,7,8,9]
// CALL: @put_nontemporal([7, 8], memref<sizes=[3] data=[1,2,3]>, 0) -> () after arg1=[7,8,3]
// CALL: @put_nontemporal([7, 8], memref<sizes=[3] data=[1,2,3] lead=64>, 0)
// CALL: @indices(memref<sizes=[3] data=[1,2,3]>, 1) -> [2, 3]
// CALL-RANDOM: @line(memref<sizes=[N]>, 0..N-4) N=4..9 count=50 seed=1
// CALL-RANDOM: @part_of_row(memref<sizes=[M,N]>, 0..M-1, 0..N-2) M=1..3 N=2..5 count=50 seed=2
// CALL-RANDOM: @only(memref<sizes=[N]>, 0..N-1) N=1..4 count=50 seed=3
// CALL-RANDOM: @put(_, memref<sizes=[M,N]>, 0..M-1, 0..N-3) M=1..3 N=3..6 count=50 seed=4
// CALL-RANDOM: @element(memref<sizes=[N]>, 0..N-1, 0..N-1) N=1..3 count=30 seed=5
// CALL-RANDOM: @indices(memref<sizes=[N]>, 0..N-2) N=2..4 count=30 seed=6
