// RUN: %check %s
// OPERATION: vector.store
// vector.store at an index that is poison.
// Made from the rows operation.vector-store and situation.poison-access of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %lanes = vector.broadcast %v : i32 to vector<1xi32>
  vector.store %lanes, %m[%i] : memref<?xi32, strided<[1], offset: ?>>, vector<1xi32>  // TRAP: poison-access
  return %v : i32
}
func.func @f(%b: memref<?xi32, strided<[1], offset: ?>>, %c: i1, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %p = ub.poison : index
  %i = arith.select %c, %p, %c1 : index
  %r = call @access(%b, %i, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<sizes=[2] data=[5,6]>, true, 9) -> trap(poison-access)
// CALL: @f(memref<sizes=[2] data=[5,6]>, false, 9) -> 9
