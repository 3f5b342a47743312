// RUN: %check %s
// vector.maskedload and vector.maskedstore: lanes that are off are passed through, or left alone, wherever they would lie.
func.func @get(%m: memref<?xi32>, %i: index, %k: vector<4xi1>, %p: vector<4xi32>) -> vector<4xi32> {
  %r = vector.maskedload %m[%i], %k, %p : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %r : vector<4xi32>
}
func.func @get_row(%m: memref<?x?xf64, strided<[?, 1], offset: ?>>, %i: index, %j: index, %k: vector<3xi1>,
                   %p: vector<3xf64>) -> vector<3xf64> {
  %r = vector.maskedload %m[%i, %j], %k, %p
    : memref<?x?xf64, strided<[?, 1], offset: ?>>, vector<3xi1>, vector<3xf64> into vector<3xf64>
  return %r : vector<3xf64>
}
func.func @put(%m: memref<?xi16>, %i: index, %k: vector<4xi1>, %v: vector<4xi16>) {
  vector.maskedstore %m[%i], %k, %v : memref<?xi16>, vector<4xi1>, vector<4xi16>
  return
}
func.func @constant(%m: memref<?xf32>, %i: index, %v: vector<4xf32>) -> vector<4xf32> {
  %k = vector.constant_mask [2] : vector<4xi1>
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %r = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}
// CALL: @get(memref<sizes=[3] data=[1,2,3]>, 1, [true, true, false, false], [91, 92, 93, 94]) -> [2, 3, 93, 94]
// CALL: @get(memref<sizes=[3] data=[1,2,3]>, -2, [false, false, true, true], [91, 92, 93, 94]) -> [91, 92, 1, 2]
// CALL: @get(memref<sizes=[0]>, 7, [false, false, false, false], [91, 92, 93, 94]) -> [91, 92, 93, 94]
// CALL: @get_row(memref<sizes=[2,2] strides=[5,1] offset=1 data=[1,2,3,4]>, 1, 0, [true, true, false], [9.0, 8.0, 7.0]) -> [3.0, 4.0, 7.0]
// CALL: @put(memref<sizes=[5] data=[1,2,3,4,5]>, 1, [true, false, false, true], [91, 92, 93, 94]) -> () after arg0=[1,91,3,4,94]
// CALL: @put(memref<sizes=[2] data=[1,2]>, -1, [false, true, true, false], [91, 92, 93, 94]) -> () after arg0=[92,93]
// CALL: @constant(memref<sizes=[2] data=[1,2]>, 0, [91.0, 92.0, 93.0, 94.0]) -> [91.0, 92.0, 93.0, 94.0] after arg0=[91,92]
// CALL-RANDOM: @get(memref<sizes=[N]>, 0..N-4, _, _) N=4..8 count=50 seed=1
// CALL-RANDOM: @get_row(memref<sizes=[M,N]>, 0..M-1, 0..N-3, _, _) M=1..3 N=3..6 count=50 seed=2
// CALL-RANDOM: @put(memref<sizes=[N]>, 0..N-4, _, _) N=4..8 count=50 seed=3
// CALL-RANDOM: @constant(memref<sizes=[N]>, 0..N-2, _) N=2..8 count=30 seed=4
