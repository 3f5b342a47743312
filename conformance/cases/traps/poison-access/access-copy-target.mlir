// RUN: %check %s
// OPERATION: memref.copy
// The target of memref.copy at an index that is poison.
// Made from the rows operation.copy-target and situation.poison-access of ../access.toml by: python3 ci/checks/make_access_cases.py
func.func private @access(%m: memref<?xi32, strided<[1], offset: ?>>, %i: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %t = memref.reinterpret_cast %m to offset: [%i], sizes: [1], strides: [1] : memref<?xi32, strided<[1], offset: ?>> to memref<1xi32, strided<[1], offset: ?>>
  %n = memref.alloca() : memref<1xi32>
  memref.store %v, %n[%c0] : memref<1xi32>
  memref.copy %n, %t : memref<1xi32> to memref<1xi32, strided<[1], offset: ?>>  // TRAP: poison-access
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
