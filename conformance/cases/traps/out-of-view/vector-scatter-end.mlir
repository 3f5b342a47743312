// RUN: %check %s
// OPERATION: vector.scatter
// A distance of vector.scatter leads to one behind the last element.
func.func @f(%m: memref<?xi32>, %d: vector<2xindex>, %k: vector<2xi1>, %v: vector<2xi32>) {
  %c0 = arith.constant 0 : index
  vector.scatter %m[%c0] [%d], %k, %v : memref<?xi32>, vector<2xindex>, vector<2xi1>, vector<2xi32>  // TRAP: out-of-view
  return
}
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, [0, 3], [true, true], [8, 9]) -> trap(out-of-view)
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, [0, 2], [true, true], [8, 9]) -> () after arg0=[8,2,9]
