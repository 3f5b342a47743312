// RUN: %check %s
// vector.expandload, compressstore: elements that are narrower than what they take in memory are elements all the same, each at its address.
func.func @expand_i1(%m: memref<?xi1>, %i: index, %k: vector<3xi1>, %p: vector<3xi1>) -> vector<3xi1> {
  %r = vector.expandload %m[%i], %k, %p : memref<?xi1>, vector<3xi1>, vector<3xi1> into vector<3xi1>
  return %r : vector<3xi1>
}
func.func @compress_i1(%m: memref<?xi1>, %i: index, %k: vector<3xi1>, %v: vector<3xi1>) {
  vector.compressstore %m[%i], %k, %v : memref<?xi1>, vector<3xi1>, vector<3xi1>
  return
}
func.func @expand_i24(%m: memref<?xi24>, %i: index, %k: vector<3xi1>, %p: vector<3xi24>) -> vector<3xi24> {
  %r = vector.expandload %m[%i], %k, %p : memref<?xi24>, vector<3xi1>, vector<3xi24> into vector<3xi24>
  return %r : vector<3xi24>
}
func.func @compress_i24(%m: memref<?xi24>, %i: index, %k: vector<3xi1>, %v: vector<3xi24>) {
  vector.compressstore %m[%i], %k, %v : memref<?xi24>, vector<3xi1>, vector<3xi24>
  return
}
// CALL: @expand_i1(memref<sizes=[3] data=[false,true,false]>, 1, [false, true, true], [true, false, true]) -> [true, true, false]
// CALL: @compress_i1(memref<sizes=[3] data=[false,true,false]>, 1, [true, false, true], [false, false, true]) -> () after arg0=[false,false,true]
// CALL: @expand_i24(memref<sizes=[3] data=[1,2,3]>, 1, [true, false, true], [7, 8, 9]) -> [2, 8, 3]
// CALL: @compress_i24(memref<sizes=[3] data=[1,2,3]>, 1, [false, true, true], [7, 8, 9]) -> () after arg0=[1,8,9]
// CALL-RANDOM: @expand_i1(memref<sizes=[N]>, 0..N-3, _, _) N=3..8 count=30 seed=1
// CALL-RANDOM: @compress_i1(memref<sizes=[N]>, 0..N-3, _, _) N=3..8 count=30 seed=1
// CALL-RANDOM: @expand_i24(memref<sizes=[N]>, 0..N-3, _, _) N=3..8 count=30 seed=1
// CALL-RANDOM: @compress_i24(memref<sizes=[N]>, 0..N-3, _, _) N=3..8 count=30 seed=1
