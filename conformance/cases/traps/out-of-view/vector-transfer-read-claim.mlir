// RUN: %check %s
// OPERATION: vector.transfer_read
// in_bounds claims too much: vector.transfer_read. Without the claim the lane is padded.
func.func @claimed(%m: memref<?xi32>, %i: index, %p: i32) -> vector<2xi32> {
  %r = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xi32>, vector<2xi32>  // TRAP: out-of-view
  return %r : vector<2xi32>
}
func.func @padded(%m: memref<?xi32>, %i: index, %p: i32) -> vector<2xi32> {
  %r = vector.transfer_read %m[%i], %p : memref<?xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
// CALL: @claimed(memref<sizes=[3] data=[1,2,3]>, 2, 9) -> trap(out-of-view)
// CALL: @claimed(memref<sizes=[3] data=[1,2,3]>, 1, 9) -> [2, 3]
// CALL: @padded(memref<sizes=[3] data=[1,2,3]>, 2, 9) -> [3, 9]
