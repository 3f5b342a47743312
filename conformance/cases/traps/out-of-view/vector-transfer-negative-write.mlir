// RUN: %check %s
// OPERATION: vector.transfer_write
// A lane below zero that is on is a fault; one that is off is none, and lanes that are inside are written.
func.func @f(%v: vector<3xi16>, %m: memref<?xi16>, %i: index, %k: vector<3xi1>) {
  vector.transfer_write %v, %m[%i], %k : vector<3xi16>, memref<?xi16>  // TRAP: out-of-view
  return
}
// CALL: @f([91, 92, 93], memref<sizes=[2] data=[1,2]>, -1, [true, true, true]) -> trap(out-of-view)
// CALL: @f([91, 92, 93], memref<sizes=[2] data=[1,2]>, -1, [false, true, true]) -> () after arg1=[92,93]
