// RUN: %check %s
// OPERATION: vector.transfer_write
// vector.transfer_write in a buffer that is aligned to two bytes only.
// Made from the rows operation.vector-transfer-write and situation.misaligned of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %lanes = vector.broadcast %v : i32 to vector<1xi32>
  vector.transfer_write %lanes, %m[%i] {in_bounds = [true]} : vector<1xi32>, memref<?xi32, strided<[1], offset: ?>>  // TRAP: misaligned
  return %v : i32
}
func.func @f(%b: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %r = call @access(%b, %i, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<sizes=[2] data=[5,6] align=2>, 1, 9) -> trap(misaligned)
// CALL: @f(memref<sizes=[2] data=[5,6] align=4>, 1, 9) -> 9
