// RUN: %check %s
// Lanes of masked accesses are the elements at i, i + 1, ..., wherever the layout puts these.
func.func @maskedload(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index, %k: vector<3xi1>, %p: vector<3xi32>) -> vector<3xi32> {
  %r = vector.maskedload %m[%i], %k, %p : memref<?xi32, strided<[?], offset: ?>>, vector<3xi1>, vector<3xi32> into vector<3xi32>
  return %r : vector<3xi32>
}
func.func @maskedstore(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index, %k: vector<3xi1>, %v: vector<3xi32>) {
  vector.maskedstore %m[%i], %k, %v : memref<?xi32, strided<[?], offset: ?>>, vector<3xi1>, vector<3xi32>
  return
}
func.func @expandload(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index, %k: vector<3xi1>, %p: vector<3xi32>) -> vector<3xi32> {
  %r = vector.expandload %m[%i], %k, %p : memref<?xi32, strided<[?], offset: ?>>, vector<3xi1>, vector<3xi32> into vector<3xi32>
  return %r : vector<3xi32>
}
func.func @compressstore(%m: memref<?xi32, strided<[?], offset: ?>>, %i: index, %k: vector<3xi1>, %v: vector<3xi32>) {
  vector.compressstore %m[%i], %k, %v : memref<?xi32, strided<[?], offset: ?>>, vector<3xi1>, vector<3xi32>
  return
}
// CALL: @maskedload(memref<sizes=[4] strides=[2] data=[1,2,3,4]>, 1, [true, false, true], [91, 92, 93]) -> [2, 92, 4]
// CALL: @maskedload(memref<sizes=[4] strides=[-1] offset=3 data=[1,2,3,4]>, -1, [false, true, true], [91, 92, 93]) -> [91, 1, 2]
// CALL: @maskedstore(memref<sizes=[4] strides=[3] offset=1 data=[1,2,3,4]>, 0, [true, true, false], [91, 92, 93]) -> () after arg0=[91,92,3,4]
// CALL: @expandload(memref<sizes=[4] strides=[2] data=[1,2,3,4]>, 1, [true, false, true], [91, 92, 93]) -> [2, 92, 3]
// CALL: @compressstore(memref<sizes=[4] strides=[-1] offset=3 data=[1,2,3,4]>, 1, [false, true, true], [91, 92, 93]) -> () after arg0=[1,92,93,4]
// CALL-RANDOM: @maskedload(memref<sizes=[N]>, 0..N-3, _, _) N=3..8 count=30 seed=1
// CALL-RANDOM: @maskedstore(memref<sizes=[N]>, 0..N-3, _, _) N=3..8 count=30 seed=2
// CALL-RANDOM: @expandload(memref<sizes=[N]>, 0..N-3, _, _) N=3..8 count=30 seed=3
// CALL-RANDOM: @compressstore(memref<sizes=[N]>, 0..N-3, _, _) N=3..8 count=30 seed=4
