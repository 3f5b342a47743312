// RUN: %check %s
// OPERATION: memref.store
// Only the inner index is poison, and the inner dimension has one element.
func.func @f(%m: memref<?x1xvector<2xi16>>, %a: i8, %b: i8, %v: vector<2xi16>) {
  %c1 = arith.constant 1 : index
  %s = arith.subi %a, %b overflow<nsw> : i8
  %j = arith.index_cast %s : i8 to index
  memref.store %v, %m[%c1, %j] : memref<?x1xvector<2xi16>>  // TRAP: poison-access
  return
}
// CALL: @f(memref<sizes=[2,1]>, -128, 1, [7,8]) -> trap(poison-access)
// CALL: @f(memref<sizes=[2,1] data=[[1,2],[3,4]]>, -128, -128, [7,8]) -> () after arg0=[[1,2],[7,8]]
