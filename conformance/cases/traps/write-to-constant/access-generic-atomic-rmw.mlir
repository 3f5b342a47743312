// RUN: %check %s
// OPERATION: memref.atomic_yield
// memref.generic_atomic_rmw in a constant global.
// Made from the rows operation.generic-atomic-rmw and situation.write-to-constant of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xi32, strided<[1], offset: ?>> {
  ^bb0(%old: i32):
    %new = arith.addi %old, %v : i32
    memref.atomic_yield %new : i32  // TRAP: write-to-constant
  }
  return %r : i32
}
memref.global "private" constant @fixed : memref<1xi32> = dense<5>
memref.global "private" @free : memref<1xi32> = dense<5>
func.func @f(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k = memref.get_global @fixed : memref<1xi32>
  %l = memref.get_global @free : memref<1xi32>
  %m = arith.select %c, %k, %l : memref<1xi32>
  %n = memref.cast %m : memref<1xi32> to memref<?xi32, strided<[1], offset: ?>>
  %r = call @access(%n, %c0, %v) : (memref<?xi32, strided<[1], offset: ?>>, index, i32) -> i32
  return %r : i32
}
// CALL: @f(true, 9) -> trap(write-to-constant)
// CALL: @f(false, 9) -> 5
