// RUN: %check %s
// OPERATION: memref.generic_atomic_rmw
// memref.generic_atomic_rmw at a position beyond what index can hold: the offset is the largest number.
// Made from the rows operation.generic-atomic-rmw and situation.address-overflow of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xi32, strided<[1], offset: ?>> {  // TRAP: address-overflow
  ^bb0(%old: i32):
    %new = arith.addi %old, %v : i32
    memref.atomic_yield %new : i32
  }
  return %r : i32
}
func.func @f(%b: memref<4xi32>, %o: index, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.reinterpret_cast %b to offset: [%o], sizes: [4], strides: [1] : memref<4xi32> to memref<4xi32, strided<[1], offset: ?>>
  %n = memref.cast %m : memref<4xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
  %r = call @access(%n, %c1, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(memref<data=[1,2,3,4]>, 9223372036854775807, 9) -> trap(address-overflow)
// CALL: @f(memref<data=[1,2,3,4]>, 2, 9) -> 4
