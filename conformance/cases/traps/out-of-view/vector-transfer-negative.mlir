// RUN: %check %s
// OPERATION: vector.transfer_read
// A transfer may run out at the end, not start before the first element: vector.transfer_read.
func.func @f(%m: memref<?xi32>, %i: index, %p: i32) -> vector<2xi32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xi32>, vector<2xi32>  // TRAP: out-of-view
  return %r : vector<2xi32>
}
// CALL: @f(memref<sizes=[2] data=[1,2]>, -1, 9) -> trap(out-of-view)
// CALL: @f(memref<sizes=[2] data=[1,2]>, 2, 9) -> [9, 9]
