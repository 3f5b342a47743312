// RUN: %check %s
// OPERATION: vector.expandload
// One enabled lane too many for what is left of the memref: vector.expandload.
func.func @f(%m: memref<?xi32>, %i: index, %k: vector<3xi1>, %p: vector<3xi32>) -> vector<3xi32> {
  %r = vector.expandload %m[%i], %k, %p : memref<?xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>  // TRAP: out-of-view
  return %r : vector<3xi32>
}
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, 2, [true, false, true], [7, 8, 9]) -> trap(out-of-view)
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, 2, [false, false, true], [7, 8, 9]) -> [7, 8, 3]
