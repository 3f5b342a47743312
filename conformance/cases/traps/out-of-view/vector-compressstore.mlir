// RUN: %check %s
// OPERATION: vector.compressstore
// One enabled lane too many for what is left of the memref: vector.compressstore.
func.func @f(%m: memref<?xi8>, %i: index, %k: vector<3xi1>, %v: vector<3xi8>) {
  vector.compressstore %m[%i], %k, %v : memref<?xi8>, vector<3xi1>, vector<3xi8>  // TRAP: out-of-view
  return
}
// CALL: @f(memref<sizes=[2] data=[1,2]>, 0, [true, true, true], [7, 8, 9]) -> trap(out-of-view)
// CALL: @f(memref<sizes=[2] data=[1,2]>, 0, [true, false, true], [7, 8, 9]) -> () after arg0=[7,9]
