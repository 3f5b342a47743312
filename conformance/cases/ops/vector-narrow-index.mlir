// RUN: %check %s
// OPTIONS: index-bitwidth=32
// Vectors beside an index of 32 bits: descriptors, positions and lanes of type index have the width that the option asks for.
func.func @line(%m: memref<?xi32>, %i: index) -> vector<2xi32> {
  %r = vector.load %m[%i] : memref<?xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
func.func @padded(%m: memref<?xi32>, %i: index, %p: i32) -> vector<4xi32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xi32>, vector<4xi32>
  return %r : vector<4xi32>
}
func.func @apart(%m: memref<?xi32>, %i: index, %d: vector<2xi8>, %k: vector<2xi1>, %p: vector<2xi32>) -> vector<2xi32> {
  %r = vector.gather %m[%i] [%d], %k, %p : memref<?xi32>, vector<2xi8>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  return %r : vector<2xi32>
}
func.func @lane(%v: vector<4xi16>, %i: index) -> i16 {
  %r = vector.extract %v[%i] : i16 from vector<4xi16>
  return %r : i16
}
func.func @numbers(%i: index) -> vector<3xindex> {
  %s = vector.step : vector<3xindex>
  %b = vector.broadcast %i : index to vector<3xindex>
  %r = arith.addi %s, %b : vector<3xindex>
  return %r : vector<3xindex>
}
// CALL: @line(memref<sizes=[4] data=[1,2,3,4]>, 1) -> [2, 3]
// CALL: @padded(memref<sizes=[4] data=[1,2,3,4]>, 2, 9) -> [3, 4, 9, 9]
// CALL: @padded(memref<sizes=[4] data=[1,2,3,4]>, 5, 9) -> [9, 9, 9, 9]
// CALL: @apart(memref<sizes=[4] data=[1,2,3,4]>, 2, [-1, 1], [true, false], [8, 9]) -> [2, 9]
// CALL: @apart(memref<sizes=[4] data=[1,2,3,4] lead=64>, 2, [-1, 1], [true, false], [8, 9]) -> [2, 9]
// CALL: @apart(memref<sizes=[4] data=[1,2,3,4]>, 2, [-1, 1], [true, true], [8, 9]) -> [2, 4]
// CALL: @lane([5, 6, 7, 8], 2) -> 7
// CALL: @numbers(-1) -> [-1, 0, 1]
// CALL-RANDOM: @line(memref<sizes=[N]>, 0..N-2) N=2..6 count=30 seed=1
// CALL-RANDOM: @padded(memref<sizes=[N]>, 0..N, _) N=0..6 count=30 seed=2
// CALL-RANDOM: @lane(_, 0..3) count=20 seed=3
// CALL-RANDOM: @numbers(_) count=20 seed=4
