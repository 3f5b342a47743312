// RUN: %check %s
// CLAUSE: OPS-VECTOR-01
// vector.mask around vector.gather, which has a mask and a pass-through of its own: a lane is read if both masks enable it. What lanes hold that the outer mask leaves out is not described (CHOICES.md).
func.func @gather(%m: memref<?xi32>, %i: index, %d: vector<3xi32>, %l: vector<3xi1>, %p: vector<3xi32>,
                  %k: vector<3xi1>) -> vector<3xi32> {
  %r = vector.mask %k { vector.gather %m[%i] [%d], %l, %p
    : memref<?xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32> } : vector<3xi1> -> vector<3xi32>
  return %r : vector<3xi32>
}
// CALL: @gather(memref<sizes=[3] data=[1,2,3]>, 0, [2, 1, 77], [true, true, true], [91, 92, 93], [true, false, false]) -> _
// CALL: @gather(memref<sizes=[3] data=[1,2,3]>, 0, [2, 1, 77], [true, true, false], [91, 92, 93], [true, true, true]) -> [3, 2, 93]
// CALL: @gather(memref<sizes=[3] data=[1,2,3]>, 0, [2, 77, 0], [true, false, true], [91, 92, 93], [true, true, true]) -> [3, 92, 1]
// CALL: @gather(memref<sizes=[3] data=[1,2,3] lead=64>, 0, [2, 1, 77], [true, true, true], [91, 92, 93], [true, false, false]) -> [3, _, _]
// CALL: @gather(memref<sizes=[3] data=[1,2,3]>, 0, [2, 0, 77], [true, true, false], [91, 92, 93], [true, true, true]) -> [3, 1, 93]
// CALL: @gather(memref<sizes=[6] data=[1,-2000000,3,-4000000,5,-6000000]>, 3, [-2, 2, 1], [true, true, true], [91, 92, 93], [true, true, true]) -> [-2000000, -6000000, 5]
// CALL: @gather(memref<sizes=[6] data=[1,-2000000,3,-4000000,5,-6000000]>, 2, [3, -1, -2], [true, true, true], [91, 92, 93], [true, true, true]) -> [-6000000, -2000000, 1]
