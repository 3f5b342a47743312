// RUN: %check %s
// vector.gather and vector.scatter: each lane has its own signed distance along the last dimension.
func.func @get(%m: memref<?xi32>, %i: index, %d: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xi32>) -> vector<4xi32> {
  %r = vector.gather %m[%i] [%d], %k, %p : memref<?xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %r : vector<4xi32>
}
func.func @get_row(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index, %d: vector<3xindex>,
                   %k: vector<3xi1>, %p: vector<3xf32>) -> vector<3xf32> {
  %r = vector.gather %m[%i, %j] [%d], %k, %p
    : memref<?x?xf32, strided<[?, 1], offset: ?>>, vector<3xindex>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  return %r : vector<3xf32>
}
func.func @get_narrow(%m: memref<?xi16>, %i: index, %d: vector<3xi8>, %k: vector<3xi1>, %p: vector<3xi16>) -> vector<3xi16> {
  %r = vector.gather %m[%i] [%d], %k, %p : memref<?xi16>, vector<3xi8>, vector<3xi1>, vector<3xi16> into vector<3xi16>
  return %r : vector<3xi16>
}
func.func @put(%m: memref<?xi32>, %i: index, %d: vector<3xi32>, %k: vector<3xi1>, %v: vector<3xi32>) {
  vector.scatter %m[%i] [%d], %k, %v : memref<?xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32>
  return
}
func.func @reverse(%m: memref<?x?xi64, strided<[?, 1], offset: ?>>, %i: index, %j: index, %v: vector<3xi64>) {
  %d = arith.constant dense<[0, -1, -2]> : vector<3xindex>
  %k = vector.constant_mask [3] : vector<3xi1>
  vector.scatter %m[%i, %j] [%d], %k, %v : memref<?x?xi64, strided<[?, 1], offset: ?>>, vector<3xindex>, vector<3xi1>, vector<3xi64>
  return
}
// CALL: @get(memref<sizes=[5] data=[1,2,3,4,5]>, 1, [3, 0, -1, 0], [true, true, true, false], [91, 92, 93, 94]) -> [5, 2, 1, 94]
// CALL: @get(memref<sizes=[1] data=[1]>, 0, [0, 1000000, -1000000, 7], [true, false, false, false], [91, 92, 93, 94]) -> [1, 92, 93, 94]
// CALL: @get(memref<sizes=[5] data=[1,2,3,4,5] lead=64>, 1, [3, 0, -1, 0], [true, true, true, false], [91, 92, 93, 94]) -> [5, 2, 1, 94]
// CALL: @get(memref<sizes=[5] data=[1,2,3,4,5]>, 1, [3, 0, 0, 0], [true, true, true, false], [91, 92, 93, 94]) -> [5, 2, 2, 94]
// CALL: @get(memref<sizes=[5] data=[1,2,3,4,5]>, 1, [3, 0, -1, 0], [true, true, true, true], [91, 92, 93, 94]) -> [5, 2, 1, 2]
// CALL: @get_row(memref<sizes=[2,3] strides=[5,1] offset=2 data=[1,2,3,4,5,6]>, 1, 1, [1, -1, 0], [true, true, true], [0.0, 0.0, 0.0]) -> [6.0, 4.0, 5.0]
// CALL: @get_row(memref<sizes=[2,3] strides=[5,1] offset=2 data=[1,2,3,4,5,6] lead=64>, 1, 1, [1, -1, 0], [true, true, true], [0.0, 0.0, 0.0]) -> [6.0, 4.0, 5.0]
// CALL: @get_narrow(memref<sizes=[3] data=[1,2,3]>, 2, [-1, 0, -2], [true, true, true], [0, 0, 0]) -> [2, 3, 1]
// CALL: @get_narrow(memref<sizes=[3] data=[1,2,3]>, 2, [-1, -1, -2], [true, true, true], [0, 0, 0]) -> [2, 2, 1]
// CALL: @get_narrow(memref<sizes=[3] data=[1,2,3]>, 2, [-1, 0, -1], [true, true, true], [0, 0, 0]) -> [2, 3, 2]
// CALL: @put(memref<sizes=[4] data=[1,2,3,4]>, 2, [1, -2, 0], [true, true, true], [91, 92, 93]) -> () after arg0=[92,2,93,91]
// CALL: @put(memref<sizes=[2] data=[1,2]>, 0, [1, 77, -77], [true, false, false], [91, 92, 93]) -> () after arg0=[1,91]
// CALL: @put(memref<sizes=[2] data=[1,2]>, 0, [1, 1, 0], [true, false, true], [91, 92, 93]) -> () after arg0=[93,91]
// CALL: @put(memref<sizes=[4] data=[1,2,3,4] lead=64>, 2, [1, -2, 0], [true, true, true], [91, 92, 93])
// CALL: @reverse(memref<sizes=[2,4] strides=[5,1] data=[1,2,3,4,5,6,7,8]>, 1, 3, [91, 92, 93]) -> () after arg0=[1,2,3,4,5,93,92,91]
// CALL-RANDOM: @reverse(memref<sizes=[M,N]>, 0..M-1, 2..N-1, _) M=1..3 N=3..6 count=50 seed=2
