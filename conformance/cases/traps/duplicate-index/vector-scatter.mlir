// RUN: %check %s
// OPERATION: vector.scatter
// Two enabled lanes of a vector.scatter go to the same element; one of them off is fine.
func.func @f(%m: memref<?xi32>, %d: vector<3xi32>, %k: vector<3xi1>, %v: vector<3xi32>) {
  %c0 = arith.constant 0 : index
  vector.scatter %m[%c0] [%d], %k, %v : memref<?xi32>, vector<3xi32>, vector<3xi1>, vector<3xi32>  // TRAP: duplicate-index
  return
}
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, [2, 0, 2], [true, true, true], [7, 8, 9]) -> trap(duplicate-index)
// CALL: @f(memref<sizes=[3] data=[1,2,3]>, [2, 0, 2], [false, true, true], [7, 8, 9]) -> () after arg0=[8,2,9]
