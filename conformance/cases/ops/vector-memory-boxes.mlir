// RUN: %check %s
// Vectors of rank two in memory.
func.func @box(%m: memref<?x?xi32, strided<[?, 1], offset: ?>>, %i: index, %j: index) -> vector<2x3xi32> {
  %r = vector.load %m[%i, %j] : memref<?x?xi32, strided<[?, 1], offset: ?>>, vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @put(%v: vector<2x2xf16>, %m: memref<?x?xf16, strided<[?, 1], offset: ?>>, %i: index, %j: index) {
  vector.store %v, %m[%i, %j] : memref<?x?xf16, strided<[?, 1], offset: ?>>, vector<2x2xf16>
  return
}
func.func @zero(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %i: index, %j: index) -> vector<i32> {
  %r = vector.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>, vector<i32>
  vector.store %r, %m[%j, %i] : memref<?x?xi32, strided<[?, ?], offset: ?>>, vector<i32>
  return %r : vector<i32>
}
func.func @gather(%m: memref<?x?xi64>, %i: index, %j: index, %k: vector<2x2xi1>, %p: vector<2x2xi64>) -> vector<2x2xi64> {
  %d = arith.constant dense<[[0, 1], [2, -1]]> : vector<2x2xindex>
  %r = vector.gather %m[%i, %j] [%d], %k, %p : memref<?x?xi64>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xi64> into vector<2x2xi64>
  vector.scatter %m[%i, %j] [%d], %k, %p : memref<?x?xi64>, vector<2x2xindex>, vector<2x2xi1>, vector<2x2xi64>
  return %r : vector<2x2xi64>
}
func.func @masked(%m: memref<?x?xi8>, %i: index, %j: index, %k: vector<2x2xi1>, %p: vector<2x2xi8>) -> vector<2x2xi8> {
  %r = vector.maskedload %m[%i, %j], %k, %p : memref<?x?xi8>, vector<2x2xi1>, vector<2x2xi8> into vector<2x2xi8>
  vector.maskedstore %m[%i, %j], %k, %p : memref<?x?xi8>, vector<2x2xi1>, vector<2x2xi8>
  return %r : vector<2x2xi8>
}
func.func @cube(%m: memref<?x?x?xi32>, %i: index, %j: index, %k: index, %p: i32, %l: vector<3x2x2xi1>) -> vector<2x3x2xi32> {
  %r = vector.transfer_read %m[%i, %j, %k], %p, %l {permutation_map = affine_map<(a, b, c) -> (c, a, b)>} : memref<?x?x?xi32>, vector<2x3x2xi32>
  vector.transfer_write %r, %m[%i, %j, %k], %l {permutation_map = affine_map<(a, b, c) -> (c, a, b)>} : vector<2x3x2xi32>, memref<?x?x?xi32>
  return %r : vector<2x3x2xi32>
}
// CALL: @box(memref<sizes=[3,4] strides=[5,1] offset=2 data=[1,2,3,4,5,6,7,8,9,10,11,12]>, 1, 1) -> [6, 7, 8, 10, 11, 12]
// CALL: @put([1.0, 2.0, 3.0, 4.0], memref<sizes=[2,3] strides=[4,1] data=[0,0,0,0,0,0]>, 0, 1) -> () after arg1=[0,1,2,0,3,4]
// CALL: @zero(memref<sizes=[2,2] strides=[-2,1] offset=2 data=[1,2,3,4]>, 0, 1) -> [2] after arg0=[1,2,2,4]
// CALL: @gather(memref<sizes=[1,4] data=[1,2,3,4]>, 0, 1, [true, true, true, true], [5, 6, 7, 8]) -> [2, 3, 4, 1] after arg0=[8,5,6,7]
// CALL: @masked(memref<sizes=[2,2] data=[1,2,3,4]>, 0, 0, [true, false, false, true], [5, 6, 7, 8]) -> [1, 6, 7, 4] after arg0=[5,2,3,8]
// CALL-RANDOM: @box(memref<sizes=[M,N]>, 0..M-2, 0..N-3) M=2..5 N=3..6 count=30 seed=1
// CALL-RANDOM: @put(_, memref<sizes=[M,N]>, 0..M-2, 0..N-2) M=2..5 N=2..6 count=30 seed=2
// CALL-RANDOM: @zero(memref<sizes=[N,N]>, 0..N-1, 0..N-1) N=1..5 count=30 seed=3
// CALL-RANDOM: @gather(memref<sizes=[M,N]>, 0..M-1, 1..N-3, _, _) M=1..3 N=4..6 count=30 seed=4
// CALL-RANDOM: @masked(memref<sizes=[M,N]>, 0..M-2, 0..N-2, _, _) M=2..4 N=2..4 count=30 seed=5
// CALL-RANDOM: @cube(memref<sizes=[M,N,K]>, 0..M, 0..N, 0..K, _, _) M=0..4 N=0..3 K=0..3 count=30 seed=6
// CALL-RANDOM: @cube(memref<sizes=[M,N,K]>, 0..M, 0..N, 0..K, _, _) M=0..4 N=0..3 K=0..3 count=60 seed=11
// CALL-RANDOM: @cube(memref<sizes=[M,N,K]>, 0..M, 0..N, 0..K, _, _) M=0..4 N=0..3 K=0..3 count=300 seed=23
// CALL-RANDOM: @cube(memref<sizes=[K,L,M]>, 0..K-1, 0..L-1, 0..M-1, _, _) K=2..7 L=2..7 M=2..7 count=100 seed=7
