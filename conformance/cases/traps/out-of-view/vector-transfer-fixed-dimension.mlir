// RUN: %check %s
// OPERATION: vector.transfer_read
// The index of a dimension along which a vector.transfer_read does not run has to be inside.
func.func @f(%m: memref<?x?xi32>, %i: index, %j: index, %p: i32) -> vector<2xi32> {
  %r = vector.transfer_read %m[%i, %j], %p : memref<?x?xi32>, vector<2xi32>  // TRAP: out-of-view
  return %r : vector<2xi32>
}
// CALL: @f(memref<sizes=[2,2] data=[1,2,3,4]>, 2, 1, 9) -> trap(out-of-view)
// CALL: @f(memref<sizes=[2,2] data=[1,2,3,4]>, 1, 2, 9) -> [9, 9]
