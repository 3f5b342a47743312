// RUN: %check %s
// Masked accesses of elements that are odd in memory, or a stride apart.
func.func @masked_i1(%m: memref<?xi1>, %i: index, %k: vector<4xi1>, %p: vector<4xi1>) -> vector<4xi1> {
  %r = vector.maskedload %m[%i], %k, %p : memref<?xi1>, vector<4xi1>, vector<4xi1> into vector<4xi1>
  vector.maskedstore %m[%i], %k, %p : memref<?xi1>, vector<4xi1>, vector<4xi1>
  return %r : vector<4xi1>
}
func.func @masked_i24(%m: memref<?xi24>, %i: index, %k: vector<3xi1>, %p: vector<3xi24>) -> vector<3xi24> {
  %r = vector.maskedload %m[%i], %k, %p : memref<?xi24>, vector<3xi1>, vector<3xi24> into vector<3xi24>
  vector.maskedstore %m[%i], %k, %p : memref<?xi24>, vector<3xi1>, vector<3xi24>
  return %r : vector<3xi24>
}
func.func @masked_f80(%m: memref<?xf80>, %i: index, %k: vector<2xi1>, %p: vector<2xf80>) -> vector<2xf80> {
  %r = vector.maskedload %m[%i], %k, %p : memref<?xf80>, vector<2xi1>, vector<2xf80> into vector<2xf80>
  vector.maskedstore %m[%i], %k, %p : memref<?xf80>, vector<2xi1>, vector<2xf80>
  return %r : vector<2xf80>
}
func.func @expand_i24(%m: memref<?xi24>, %i: index, %k: vector<3xi1>, %p: vector<3xi24>) -> vector<3xi24> {
  %r = vector.expandload %m[%i], %k, %p : memref<?xi24>, vector<3xi1>, vector<3xi24> into vector<3xi24>
  vector.compressstore %m[%i], %k, %p : memref<?xi24>, vector<3xi1>, vector<3xi24>
  return %r : vector<3xi24>
}
func.func @gather_i1(%m: memref<?xi1>, %i: index, %k: vector<3xi1>, %p: vector<3xi1>) -> vector<3xi1> {
  %d = arith.constant dense<[2, 0, 1]> : vector<3xi32>
  %r = vector.gather %m[%i] [%d], %k, %p : memref<?xi1>, vector<3xi32>, vector<3xi1>, vector<3xi1> into vector<3xi1>
  vector.scatter %m[%i] [%d], %k, %p : memref<?xi1>, vector<3xi32>, vector<3xi1>, vector<3xi1>
  return %r : vector<3xi1>
}
func.func @transfer_i24(%m: memref<?x?xi24>, %i: index, %j: index, %p: i24) -> vector<2x2xi24> {
  %r = vector.transfer_read %m[%i, %j], %p : memref<?x?xi24>, vector<2x2xi24>
  vector.transfer_write %r, %m[%j, %i] : vector<2x2xi24>, memref<?x?xi24>
  return %r : vector<2x2xi24>
}
func.func @transfer_i1(%m: memref<?xi1>, %i: index) -> vector<4xi1> {
  %p = arith.constant true
  %r = vector.transfer_read %m[%i], %p : memref<?xi1>, vector<4xi1>
  vector.transfer_write %r, %m[%i] {in_bounds = [true]} : vector<4xi1>, memref<?xi1>
  return %r : vector<4xi1>
}
func.func @strided(%m: memref<?x?xi16, strided<[?, ?], offset: ?>>, %i: index, %j: index, %k: vector<2xi1>, %p: vector<2xi16>) -> vector<2xi16> {
  %c = arith.constant -7 : i16
  %r = vector.transfer_read %m[%i, %j], %c, %k {in_bounds = [true]} : memref<?x?xi16, strided<[?, ?], offset: ?>>, vector<2xi16>
  vector.transfer_write %p, %m[%i, %j], %k {in_bounds = [true]} : vector<2xi16>, memref<?x?xi16, strided<[?, ?], offset: ?>>
  return %r : vector<2xi16>
}
// CALL: @masked_i1(memref<sizes=[5] data=[false,true,false,true,true]>, 1, [true, false, true, true], [false, false, true, false]) -> [true, false, true, true] \
//   after arg0=[false,false,false,true,false]
// CALL: @masked_i24(memref<sizes=[4] data=[1,2,3,4]>, 1, [true, false, true], [7, 8, 9]) -> [2, 8, 4] after arg0=[1,7,3,9]
// CALL: @expand_i24(memref<sizes=[3] data=[1,2,3]>, 1, [false, true, true], [7, 8, 9]) -> [7, 2, 3] after arg0=[1,8,9]
// CALL: @gather_i1(memref<sizes=[3] data=[true,false,true]>, 0, [true, true, false], [false, false, false]) -> [true, true, false] \
//   after arg0=[false,false,false]
// CALL: @transfer_i24(memref<sizes=[2,2] data=[1,2,3,4]>, 1, 0, 9) -> [3, 4, 9, 9] after arg0=[1,3,3,9]
// CALL: @strided(memref<sizes=[1,3] strides=[9,-2] offset=4 data=[1,2,3]>, 0, 1, [false, true], [5, 6]) -> [-7, 3] after arg0=[1,2,6]
// CALL-RANDOM: @masked_i1(memref<sizes=[N]>, 0..N-4, _, _) N=4..8 count=30 seed=1
// CALL-RANDOM: @masked_i24(memref<sizes=[N] values=-100..100>, 0..N-3, _, _) N=3..8 count=30 seed=1
// CALL-RANDOM: @masked_f80(memref<sizes=[N] values=-1.0..1.0>, 0..N-2, _, _) N=2..8 count=30 seed=1
// CALL-RANDOM: @expand_i24(memref<sizes=[N]>, 0..N-3, _, _) N=3..8 count=30 seed=1
// CALL-RANDOM: @gather_i1(memref<sizes=[N]>, 0..N-3, _, _) N=3..8 count=30 seed=1
// CALL-RANDOM: @transfer_i24(memref<sizes=[N,N]>, 0..N-1, 0..N-1, _) N=1..4 count=30 seed=1
// CALL-RANDOM: @transfer_i1(memref<sizes=[N]>, 0..N-4) N=4..8 count=30 seed=1
// CALL-RANDOM: @strided(memref<sizes=[M,N]>, 0..M-1, 0..N-2, _, _) M=1..3 N=2..5 count=30 seed=2
// CALL-RANDOM: @transfer_i24(memref<sizes=[K,L]>, 0..K-1, 0..L-1, _) K=2..7 L=2..7 count=100 seed=7
