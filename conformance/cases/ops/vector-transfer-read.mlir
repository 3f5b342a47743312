// RUN: %check %s
// vector.transfer_read: padding beyond the sizes, permutations, repeated dimensions, masks, in_bounds.
func.func @line(%m: memref<?xi32>, %i: index, %p: i32) -> vector<4xi32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xi32>, vector<4xi32>
  return %r : vector<4xi32>
}
func.func @inside(%m: memref<?xi32>, %i: index, %p: i32) -> vector<4xi32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xi32>, vector<4xi32>
  return %r : vector<4xi32>
}
func.func @strided(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index, %p: f32) -> vector<3xf32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xf32, strided<[?], offset: ?>>, vector<3xf32>
  return %r : vector<3xf32>
}
func.func @box(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index, %j: index, %p: i16) -> vector<2x3xi16> {
  %r = vector.transfer_read %m[%i, %j], %p : memref<?x?xi16, strided<[?, ?], offset: ?>>, vector<2x3xi16>
  return %r : vector<2x3xi16>
}
func.func @half(%m: memref<?x?xi32>, %i: index, %j: index, %p: i32) -> vector<2x2xi32> {
  %r = vector.transfer_read %m[%i, %j], %p {in_bounds = [true, false]} : memref<?x?xi32>, vector<2x2xi32>
  return %r : vector<2x2xi32>
}
func.func @column(%m: memref<?x?xi32>, %i: index, %j: index, %p: i32) -> vector<3xi32> {
  %r = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xi32>, vector<3xi32>
  return %r : vector<3xi32>
}
func.func @turned(%m: memref<?x?xi32>, %i: index, %j: index, %p: i32) -> vector<2x3xi32> {
  %r = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xi32>, vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @repeated(%m: memref<?x?xi32>, %i: index, %j: index, %p: i32) -> vector<2x3xi32> {
  %r = vector.transfer_read %m[%i, %j], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>}
    : memref<?x?xi32>, vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @masked(%m: memref<?xi32>, %i: index, %p: i32, %k: vector<4xi1>) -> vector<4xi32> {
  %r = vector.transfer_read %m[%i], %p, %k : memref<?xi32>, vector<4xi32>
  return %r : vector<4xi32>
}
func.func @masked_turned(%m: memref<?x?xi8>, %i: index, %j: index, %p: i8, %k: vector<3x2xi1>) -> vector<2x3xi8> {
  %r = vector.transfer_read %m[%i, %j], %p, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xi8>, vector<2x3xi8>
  return %r : vector<2x3xi8>
}
func.func @only(%m: memref<f32>, %p: f32) -> vector<f32> {
  %r = vector.transfer_read %m[], %p : memref<f32>, vector<f32>
  return %r : vector<f32>
}
// CALL: @line(memref<sizes=[6] data=[1,2,3,4,5,6]>, 1, 0) -> [2, 3, 4, 5]
// CALL: @line(memref<sizes=[6] data=[1,2,3,4,5,6]>, 4, -1) -> [5, 6, -1, -1]
// CALL: @line(memref<sizes=[6] data=[1,2,3,4,5,6]>, 6, -1) -> [-1, -1, -1, -1]
// CALL: @line(memref<sizes=[0]>, 0, 7) -> [7, 7, 7, 7]
// CALL: @inside(memref<sizes=[4] data=[1,2,3,4]>, 0, 0) -> [1, 2, 3, 4]
// CALL: @strided(memref<sizes=[4] strides=[-3] offset=9 data=[1,2,3,4]>, 2, 0.5) -> [3.0, 4.0, 0.5]
// CALL: @box(memref<sizes=[2,3] strides=[1,4] data=[1,2,3,4,5,6]>, 1, 1, 99) -> [5, 6, 99, 99, 99, 99]
// CALL: @half(memref<sizes=[3,2] data=[1,2,3,4,5,6]>, 1, 1, 0) -> [4, 0, 6, 0]
// CALL: @column(memref<sizes=[3,2] data=[1,2,3,4,5,6]>, 1, 1, 0) -> [4, 6, 0]
// CALL: @turned(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 0, 1, 0) -> [2, 5, 0, 3, 6, 0]
// CALL: @repeated(memref<sizes=[2,3] data=[1,2,3,4,5,6]>, 1, 1, 0) -> [5, 6, 0, 5, 6, 0]
// CALL: @masked(memref<sizes=[3] data=[1,2,3]>, 0, 9, [true, false, true, true]) -> [1, 9, 3, 9]
// CALL: @masked_turned(memref<sizes=[3,2] data=[1,2,3,4,5,6]>, 0, 0, 9, [true, false, true, true, false, true]) -> [1, 3, 9, 9, 4, 6]
// CALL: @only(memref<data=[2.5]>, 0.0) -> [2.5]
// CALL-RANDOM: @line(memref<sizes=[N]>, 0..N, _) N=0..8 count=50 seed=1
// CALL-RANDOM: @inside(memref<sizes=[N]>, 0..N-4, _) N=4..8 count=50 seed=2
// CALL-RANDOM: @strided(memref<sizes=[N]>, 0..N, _) N=0..6 count=50 seed=3
// CALL-RANDOM: @box(memref<sizes=[M,N]>, 0..M, 0..N, _) M=0..4 N=0..5 count=80 seed=4
// CALL-RANDOM: @half(memref<sizes=[M,N]>, 0..M-2, 0..N, _) M=2..4 N=0..4 count=50 seed=5
// CALL-RANDOM: @column(memref<sizes=[M,N]>, 0..M, 0..N-1, _) M=0..5 N=1..4 count=50 seed=6
// CALL-RANDOM: @turned(memref<sizes=[M,N]>, 0..M, 0..N, _) M=0..4 N=0..4 count=50 seed=7
// CALL-RANDOM: @repeated(memref<sizes=[M,N]>, 0..M-1, 0..N, _) M=1..4 N=0..4 count=50 seed=8
// CALL-RANDOM: @masked(memref<sizes=[N]>, 0..N, _, _) N=0..8 count=50 seed=9
// CALL-RANDOM: @masked_turned(memref<sizes=[M,N]>, 0..M, 0..N, _, _) M=0..4 N=0..4 count=50 seed=10
// CALL-RANDOM: @only(_, _) count=40 seed=11
