// RUN: %check %s
// vector.expandload and vector.compressstore: enabled lanes lie side by side in memory.
func.func @expand(%m: memref<?xi32>, %i: index, %k: vector<4xi1>, %p: vector<4xi32>) -> vector<4xi32> {
  %r = vector.expandload %m[%i], %k, %p : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %r : vector<4xi32>
}
func.func @expand_row(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index, %k: vector<3xi1>,
                      %p: vector<3xf32>) -> vector<3xf32> {
  %r = vector.expandload %m[%i, %j], %k, %p
    : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  return %r : vector<3xf32>
}
func.func @compress(%m: memref<?xi16>, %i: index, %k: vector<4xi1>, %v: vector<4xi16>) {
  vector.compressstore %m[%i], %k, %v : memref<?xi16>, vector<4xi1>, vector<4xi16>
  return
}
// CALL: @expand(memref<sizes=[4] data=[1,2,3,4]>, 1, [false, true, false, true], [91, 92, 93, 94]) -> [91, 2, 93, 3]
// CALL: @expand(memref<sizes=[2] data=[1,2]>, 1, [false, false, true, false], [91, 92, 93, 94]) -> [91, 92, 2, 94]
// CALL: @expand(memref<sizes=[0]>, 5, [false, false, false, false], [91, 92, 93, 94]) -> [91, 92, 93, 94]
// CALL: @expand_row(memref<sizes=[2,3] strides=[4,1] offset=1 data=[1,2,3,4,5,6]>, 1, 1, [true, false, true], [9.0, 8.0, 7.0]) -> [5.0, 8.0, 6.0]
// CALL: @compress(memref<sizes=[4] data=[1,2,3,4]>, 1, [false, true, false, true], [91, 92, 93, 94]) -> () after arg0=[1,92,94,4]
// CALL: @compress(memref<sizes=[2] data=[1,2]>, 0, [true, false, false, true], [91, 92, 93, 94]) -> () after arg0=[91,94]
// CALL-RANDOM: @expand(memref<sizes=[N]>, 0..N-4, _, _) N=4..8 count=50 seed=1
// CALL-RANDOM: @expand_row(memref<sizes=[M,N]>, 0..M-1, 0..N-3, _, _) M=1..3 N=3..6 count=50 seed=2
// CALL-RANDOM: @compress(memref<sizes=[N]>, 0..N-4, _, _) N=4..8 count=50 seed=3
