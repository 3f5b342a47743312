// RUN: %check %s
// OPERATION: vector.load
// vector.load in a buffer that is aligned to two bytes only.
// Made from the rows operation.vector-load and situation.misaligned of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %l = vector.load %m[%i] : memref<?xi32, strided<[1], offset: ?>>, vector<1xi32>  // TRAP: misaligned
  %r = vector.extract %l[0] : i32 from vector<1xi32>
  return %r : i32
}
func.func @f(%b: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %r = call @access(%b, %i, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<sizes=[2] data=[5,6] align=2>, 1, 9) -> trap(misaligned)
// CALL: @f(memref<sizes=[2] data=[5,6] align=4>, 1, 9) -> 6
