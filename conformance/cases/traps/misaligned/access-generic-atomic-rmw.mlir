// RUN: %check %s
// OPERATION: memref.generic_atomic_rmw
// memref.generic_atomic_rmw in a buffer that is aligned to two bytes only.
// Made from the rows operation.generic-atomic-rmw and situation.misaligned of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xi32, strided<[1], offset: ?>> {  // TRAP: misaligned
  ^bb0(%old: i32):
    %new = arith.addi %old, %v : i32
    memref.atomic_yield %new : i32
  }
  return %r : i32
}
func.func @f(%b: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %r = call @access(%b, %i, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<sizes=[2] data=[5,6] align=2>, 1, 9) -> trap(misaligned)
// CALL: @f(memref<sizes=[2] data=[5,6] align=4>, 1, 9) -> 6
