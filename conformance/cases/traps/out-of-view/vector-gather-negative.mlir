// RUN: %check %s
// OPERATION: vector.gather
// A distance of vector.gather leads below the first element of the row, into the row before.
func.func @f(%m: memref<2x3xi32>, %i: index, %d: vector<2xi32>, %k: vector<2xi1>, %p: vector<2xi32>) -> vector<2xi32> {
  %c0 = arith.constant 0 : index
  %r = vector.gather %m[%i, %c0] [%d], %k, %p : memref<2x3xi32>, vector<2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>  // TRAP: out-of-view
  return %r : vector<2xi32>
}
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 1, [2, -1], [true, true], [8, 9]) -> trap(out-of-view)
// CALL: @f(memref<data=[1,2,3,4,5,6]>, 1, [2, -1], [true, false], [8, 9]) -> [6, 9]
