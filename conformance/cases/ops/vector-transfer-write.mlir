// RUN: %check %s
// vector.transfer_write: lanes beyond the sizes are dropped; permutations, masks, in_bounds.
func.func @line(%v: vector<4xi32>, %m: memref<?xi32>, %i: index) {
  vector.transfer_write %v, %m[%i] : vector<4xi32>, memref<?xi32>
  return
}
func.func @inside(%v: vector<2xf64>, %m: memref<?xf64>, %i: index) {
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<2xf64>, memref<?xf64>
  return
}
func.func @strided(%v: vector<3xi16>, %m: memref<?xi16, strided<[?], offset: ?>>, %i: index) {
  vector.transfer_write %v, %m[%i] : vector<3xi16>, memref<?xi16, strided<[?], offset: ?>>
  return
}
func.func @box(%v: vector<2x3xi32>, %m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index) {
  vector.transfer_write %v, %m[%i, %j] : vector<2x3xi32>, memref<?x?xi32, strided<[?, ?], offset: ?>>
  return
}
func.func @column(%v: vector<3xi32>, %m: memref<?x?xi32>, %i: index, %j: index) {
  vector.transfer_write %v, %m[%i, %j] {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<3xi32>, memref<?x?xi32>
  return
}
func.func @turned(%v: vector<2x3xi8>, %m: memref<?x?xi8>, %i: index, %j: index) {
  vector.transfer_write %v, %m[%i, %j] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x3xi8>, memref<?x?xi8>
  return
}
func.func @masked(%v: vector<4xi32>, %m: memref<?xi32>, %i: index, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i], %k : vector<4xi32>, memref<?xi32>
  return
}
func.func @masked_turned(%v: vector<2x3xi32>, %m: memref<?x?xi32>, %i: index, %j: index, %k: vector<3x2xi1>) {
  vector.transfer_write %v, %m[%i, %j], %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x3xi32>, memref<?x?xi32>
  return
}
func.func @only(%v: vector<f32>, %m: memref<f32>) {
  vector.transfer_write %v, %m[] : vector<f32>, memref<f32>
  return
}
// CALL: @line([91, 92, 93, 94], memref<sizes=[5] data=[1,2,3,4,5]>, 1) -> () after arg1=[1,91,92,93,94]
// CALL: @line([91, 92, 93, 94], memref<sizes=[5] data=[1,2,3,4,5]>, 3) -> () after arg1=[1,2,3,91,92]
// CALL: @line([91, 92, 93, 94], memref<sizes=[5] data=[1,2,3,4,5]>, 5) -> () after arg1=[1,2,3,4,5]
// CALL: @inside([9.0, 8.0], memref<sizes=[2] data=[1,2]>, 0) -> () after arg1=[9,8]
// CALL: @strided([91, 92, 93], memref<sizes=[3] strides=[-2] offset=4 data=[1,2,3]>, 1) -> () after arg1=[1,91,92]
// CALL: @box([91, 92, 93, 94, 95, 96], memref<sizes=[3,3] strides=[1,3] data=[1,2,3,4,5,6,7,8,9]>, 2, 1) -> () after arg1=[1,2,3,4,5,6,7,91,92]
// CALL: @column([91, 92, 93], memref<sizes=[2,2] data=[1,2,3,4]>, 0, 1) -> () after arg1=[1,91,3,92]
// CALL: @turned([91, 92, 93, 94, 95, 96], memref<sizes=[3,2] data=[1,2,3,4,5,6]>, 1, 0) -> () after arg1=[1,2,91,94,92,95]
// CALL: @masked([91, 92, 93, 94], memref<sizes=[3] data=[1,2,3]>, 0, [true, false, true, true]) -> () after arg1=[91,2,93]
// CALL: @masked_turned([91, 92, 93, 94, 95, 96], memref<sizes=[3,2] data=[1,2,3,4,5,6]>, 0, 0, [true, false, true, true, false, true]) \
//   -> () after arg1=[91,2,92,95,5,96]
// CALL: @only([2.5], memref<data=[1.0]>) -> () after arg1=[2.5]
// CALL-RANDOM: @line(_, memref<sizes=[N]>, 0..N) N=0..8 count=50 seed=1
// CALL-RANDOM: @inside(_, memref<sizes=[N]>, 0..N-2) N=2..8 count=50 seed=2
// CALL-RANDOM: @strided(_, memref<sizes=[N]>, 0..N) N=0..6 count=50 seed=3
// CALL-RANDOM: @box(_, memref<sizes=[M,N]>, 0..M, 0..N) M=0..4 N=0..5 count=80 seed=4
// CALL-RANDOM: @column(_, memref<sizes=[M,N]>, 0..M, 0..N-1) M=0..5 N=1..4 count=50 seed=5
// CALL-RANDOM: @turned(_, memref<sizes=[M,N]>, 0..M, 0..N) M=0..4 N=0..4 count=50 seed=6
// CALL-RANDOM: @masked(_, memref<sizes=[N]>, 0..N, _) N=0..8 count=50 seed=7
// CALL-RANDOM: @masked_turned(_, memref<sizes=[M,N]>, 0..M, 0..N, _) M=0..4 N=0..4 count=50 seed=8
// CALL-RANDOM: @masked_turned(_, memref<sizes=[M,N]>, 0..M, 0..N, _) M=0..4 N=0..4 count=60 seed=11
