// RUN: %check %s
// OPERATION: vector.load
// vector.load at an index that is poison.
// Made from the rows operation.vector-load and situation.poison-access of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %l = vector.load %m[%i] : memref<?xi32, strided<[1], offset: ?>>, vector<1xi32>  // TRAP: poison-access
  %r = vector.extract %l[0] : i32 from vector<1xi32>
  return %r : i32
}
func.func @f(%b: memref<?xi32, strided<[1], offset: ?>>, %c: i1, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %p = ub.poison : index
  %i = arith.select %c, %p, %c1 : index
  %r = call @access(%b, %i, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<sizes=[2] data=[5,6]>, true, 9) -> trap(poison-access)
// CALL: @f(memref<sizes=[2] data=[5,6]>, false, 9) -> 6
