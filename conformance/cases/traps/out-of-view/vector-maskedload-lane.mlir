// RUN: %check %s
// OPERATION: vector.maskedload
// A lane beyond the size of a vector.maskedload is on; off, it may lie where it likes.
func.func @f(%m: memref<?xi32>, %i: index, %k: vector<2xi1>, %p: vector<2xi32>) -> vector<2xi32> {
  %r = vector.maskedload %m[%i], %k, %p : memref<?xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>  // TRAP: out-of-view
  return %r : vector<2xi32>
}
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, 2, [true, true], [8, 9]) -> trap(out-of-view)
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, 2, [true, false], [8, 9]) -> [3, 9]
