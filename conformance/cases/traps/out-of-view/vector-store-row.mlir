// RUN: %check %s
// OPERATION: vector.store
// A vector.store runs over the end of its row into the next one.
func.func @f(%v: vector<2xi16>, %m: memref<2x3xi16>, %i: index, %j: index) {
  vector.store %v, %m[%i, %j] : memref<2x3xi16>, vector<2xi16>  // TRAP: out-of-view
  return
}
// CALL: @f([8, 9], memref<data=[1,2,3,4,5,6]>, 0, 2) -> trap(out-of-view)
// CALL: @f([8, 9], memref<data=[1,2,3,4,5,6]>, 0, 1) -> () after arg1=[1,8,9,4,5,6]
