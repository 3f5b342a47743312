// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.mask with a pass-through: lanes that are off come from it, those out of bounds are padded.
func.func @passed(%m: memref<?xi32>, %i: index, %p: i32, %k: vector<3xi1>, %t: vector<3xi32>) -> vector<3xi32> {
  %r = vector.mask %k, %t { vector.transfer_read %m[%i], %p : memref<?xi32>, vector<3xi32> } : vector<3xi1> -> vector<3xi32>
  return %r : vector<3xi32>
}
// CALL: @passed(memref<sizes=[2] data=[1,2]>, 0, 9, [false, true, true], [5, 6, 7]) -> [5, 2, 9]
// CALL-RANDOM: @passed(memref<sizes=[N]>, 0..N, _, _, _) N=0..5 count=30 seed=9
