// RUN: %check %s
// OPERATION: vector.transfer_write
// in_bounds claims too much in one of two dimensions: vector.transfer_write.
func.func @f(%v: vector<2x2xi32>, %m: memref<?x?xi32>, %i: index, %j: index) {
  vector.transfer_write %v, %m[%i, %j] {in_bounds = [true, false]} : vector<2x2xi32>, memref<?x?xi32>  // TRAP: out-of-view
  return
}
// CALL: @f([6, 7, 8, 9], memref<sizes=[2,2] data=[1,2,3,4]>, 1, 0) -> trap(out-of-view)
// CALL: @f([6, 7, 8, 9], memref<sizes=[2,2] data=[1,2,3,4]>, 0, 1) -> () after arg1=[1,6,3,8]
