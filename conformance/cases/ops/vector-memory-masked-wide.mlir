// RUN: %check %s
// Masked accesses of elements wider than 64 bits, side by side and a stride apart: lanes that are off are not touched.
func.func @write(%m: memref<?xi128, strided<[2]>>, %i: index, %v: vector<4xi128>) {
  vector.transfer_write %v, %m[%i] : vector<4xi128>, memref<?xi128, strided<[2]>>
  return
}
func.func @some(%m: memref<?xi128, strided<[2]>>, %i: index, %k: vector<4xi1>, %p: vector<4xi128>) -> vector<4xi128> {
  %c = arith.constant -7 : i128
  %r = vector.transfer_read %m[%i], %c, %k {in_bounds = [true]} : memref<?xi128, strided<[2]>>, vector<4xi128>
  vector.transfer_write %p, %m[%i], %k {in_bounds = [true]} : vector<4xi128>, memref<?xi128, strided<[2]>>
  return %r : vector<4xi128>
}
func.func @row(%m: memref<?xi128>, %i: index, %k: vector<3xi1>, %p: vector<3xi128>) -> vector<3xi128> {
  %r = vector.expandload %m[%i], %k, %p : memref<?xi128>, vector<3xi1>, vector<3xi128> into vector<3xi128>
  vector.compressstore %m[%i], %k, %p : memref<?xi128>, vector<3xi1>, vector<3xi128>
  return %r : vector<3xi128>
}
func.func @column(%m: memref<?x?xi128>, %i: index, %j: index, %p: i128) -> vector<3xi128> {
  %r = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xi128>, vector<3xi128>
  vector.transfer_write %r, %m[%i, %j] : vector<3xi128>, memref<?x?xi128>
  return %r : vector<3xi128>
}
func.func @gather(%m: memref<?xi128>, %i: index, %d: vector<2xi8>, %k: vector<2xi1>, %p: vector<2xi128>) -> vector<2xi128> {
  %r = vector.gather %m[%i] [%d], %k, %p : memref<?xi128>, vector<2xi8>, vector<2xi1>, vector<2xi128> into vector<2xi128>
  vector.scatter %m[%i] [%d], %k, %p : memref<?xi128>, vector<2xi8>, vector<2xi1>, vector<2xi128>
  return %r : vector<2xi128>
}
// CALL: @write(memref<sizes=[3] data=[1,2,3]>, 1, [-5, 1180591620717411303424, 7, 8]) -> () \
//   after arg0=[1,-5,1180591620717411303424]
// CALL: @some(memref<sizes=[5] data=[1,2,3,4,18446744073709551616]>, 1, [true, false, false, true], [5, 6, 7, -8]) -> \
//   [2, -7, -7, 18446744073709551616] after arg0=[1,5,3,4,-8]
// CALL: @row(memref<sizes=[3] data=[1,-2,3]>, 1, [false, true, true], [7, 8, 18446744073709551617]) -> [7, -2, 3] \
//   after arg0=[1,8,18446744073709551617]
// CALL: @column(memref<sizes=[2,3] data=[1,-2,3,4,18446744073709551621,6]>, 0, 1, -7) -> [-2, 18446744073709551621, -7] \
//   after arg0=[1,-2,18446744073709551621,4,18446744073709551621,6]
// CALL: @gather(memref<sizes=[3] data=[1,2,18446744073709551619]>, 1, [1, -100], [true, false], [5, -4]) -> [18446744073709551619, -4] after arg0=[1,2,5]
// CALL: @gather(memref<sizes=[3] data=[1,2,18446744073709551619] lead=64>, 1, [1, -100], [true, false], [5, -4]) -> [18446744073709551619, -4]
// CALL: @gather(memref<sizes=[3] data=[1,2,18446744073709551619]>, 1, [-1, -100], [true, false], [5, -4]) -> [1, -4]
// CALL-RANDOM: @write(memref<sizes=[N]>, 0..N, _) N=0..6 count=30 seed=1
// CALL-RANDOM: @some(memref<sizes=[N]>, 0..N-4, _, _) N=4..8 count=30 seed=1
// CALL-RANDOM: @row(memref<sizes=[N]>, 0..N-3, _, _) N=3..8 count=30 seed=1
// CALL-RANDOM: @column(memref<sizes=[M,N]>, 0..M-1, 0..N-1, _) M=1..4 N=1..4 count=30 seed=1
