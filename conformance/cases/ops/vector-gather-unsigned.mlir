// RUN: %check %s
// vector.gather and vector.scatter with distances narrower than index: those of an unsigned type are never negative.
func.func @get(%m: memref<?xi32>, %i: index, %d: vector<4xui8>, %k: vector<4xi1>, %p: vector<4xi32>) -> vector<4xi32> {
  %r = vector.gather %m[%i] [%d], %k, %p : memref<?xi32>, vector<4xui8>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return %r : vector<4xi32>
}
func.func @get_signed(%m: memref<?xi32>, %i: index, %d: vector<2xsi8>, %k: vector<2xi1>, %p: vector<2xi32>) -> vector<2xi32> {
  %r = vector.gather %m[%i] [%d], %k, %p : memref<?xi32>, vector<2xsi8>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  return %r : vector<2xi32>
}
func.func @put(%m: memref<?xi16>, %i: index, %d: vector<4xui8>, %k: vector<4xi1>, %v: vector<4xi16>) {
  vector.scatter %m[%i] [%d], %k, %v : memref<?xi16>, vector<4xui8>, vector<4xi1>, vector<4xi16>
  return
}
// CALL: @get(memref<sizes=[257]>, 1, [0, 127, 128, 255], [true, true, true, true], [0, 0, 0, 0])
// CALL: @get(memref<sizes=[2] data=[1,2]>, 1, [0, 127, 128, 255], [true, false, false, false], [91, 92, 93, 94]) -> [2, 92, 93, 94]
// CALL: @get_signed(memref<sizes=[3] data=[1,2,3]>, 1, [-1, 1], [true, true], [0, 0]) -> [1, 3]
// CALL: @get_signed(memref<sizes=[3] data=[1,2,3] lead=64>, 1, [-1, 1], [true, true], [0, 0]) -> [1, 3]
// CALL: @get_signed(memref<sizes=[3] data=[1,2,3]>, 1, [0, 1], [true, true], [0, 0]) -> [2, 3]
// CALL: @put(memref<sizes=[256]>, 0, [0, 127, 128, 255], [true, true, true, true], [91, 92, 93, 94]) -> ()
// CALL: @put(memref<sizes=[256] lead=64>, 0, [0, 127, 128, 255], [true, true, true, true], [91, 92, 93, 94])
// CALL: @put(memref<sizes=[256]>, 0, [1, 127, 128, 255], [true, true, true, true], [91, 92, 93, 94])
// CALL-RANDOM: @get(memref<sizes=[M]>, 0..M-256, _, _, _) M=256..300 count=50 seed=3
