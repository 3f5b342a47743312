// RUN: %check %s
// OPERATION: vector.compressstore
// vector.compressstore at the index after the last one, or before the first one.
// Made from the rows operation.vector-compressstore and situation.out-of-view of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %on = arith.constant dense<true> : vector<1xi1>
  %lanes = vector.broadcast %v : i32 to vector<1xi32>
  vector.compressstore %m[%i], %on, %lanes : memref<?xi32, strided<[1], offset: ?>>, vector<1xi1>, vector<1xi32>  // TRAP: out-of-view
  return %v : i32
}
func.func @f(%b: memref<8xi32>, %i: index, %v: i32) -> i32 {
  %m = memref.subview %b[1] [4] [1] : memref<8xi32> to memref<4xi32, strided<[1], offset: 1>>
  %n = memref.cast %m : memref<4xi32, strided<[1], offset: 1>> to memref<?xi32, strided<[1], offset: ?>>
  %r = call @access(%n, %i, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8]>, 4, 9) -> trap(out-of-view)
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8]>, -1, 9) -> trap(out-of-view)
// CALL: @f(memref<data=[1,2,3,4,5,6,7,8]>, 3, 9) -> 9
